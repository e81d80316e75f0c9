import { and, asc, eq, inArray, ne, or, type Placeholder, sql } from 'drizzle-orm';
import { type CalendarDate, calendarDate } from 'shop-core/rules';
import type { PointLot } from 'shop-core/rules/back-office';
import type { Db, Tx } from '../db/database.ts';
import { hotQuery } from '../db/hotQuery.ts';
import { pointLots } from '../db/tables/loyalty.ts';

type Row = typeof pointLots.$inferSelect;

function toLot({ id, points, remaining, earnedOn, expiresOn }: Row): PointLot {
  return { id, points, remaining, earnedOn: calendarDate(earnedOn), expiresOn: calendarDate(expiresOn) };
}

/** Every lot that a customer ever had. */
export async function allLots(db: Db, customerId: number): Promise<PointLot[]> {
  return (await db.select().from(pointLots).where(eq(pointLots.customerId, customerId))).map(toLot);
}

/** The lots in which something is left or owed: enough for a balance. */
export async function liveLots(db: Db, customerId: number): Promise<PointLot[]> {
  return (await liveRows(db).execute({ customerId })).map(toLot);
}

const liveRows = hotQuery((db) =>
  db
    .select()
    .from(pointLots)
    .where(liveOf(sql.placeholder('customerId')))
    .prepare('live_lots'),
);

/** The same and those of these ids, locked in the order of ids. */
export async function lockLots(tx: Tx, customerId: number, ids: readonly number[] = []): Promise<PointLot[]> {
  const named = and(eq(pointLots.customerId, customerId), inArray(pointLots.id, [...ids]));
  const rows = await tx
    .select()
    .from(pointLots)
    .where(ids.length > 0 ? or(liveOf(customerId), named) : liveOf(customerId))
    .orderBy(asc(pointLots.id))
    .for('no key update');
  return rows.map(toLot);
}

function liveOf(customerId: number | Placeholder) {
  return and(eq(pointLots.customerId, customerId), ne(pointLots.remaining, 0));
}

/** A lot that will hold so many points; below 0 a debt. Nothing is in it yet: the move that makes it puts that in. */
export async function emptyLot(
  tx: Tx,
  customerId: number,
  points: number,
  earnedOn: CalendarDate,
  expiresOn: CalendarDate,
): Promise<PointLot> {
  const [row] = await tx
    .insert(pointLots)
    .values({ customerId, points, remaining: 0, earnedOn, expiresOn })
    .returning();
  if (!row) throw new Error('an inserted lot has no row');
  return toLot(row);
}
