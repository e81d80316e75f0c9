import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { payWithinMinutes } from 'shop-core/rules';
import { highestUniqueCode } from 'shop-core/rules/back-office';
import type { Db, Tx } from '../../db/database.ts';
import { hotQuery } from '../../db/hotQuery.ts';
import { insertOf } from '../../db/insertOf.ts';
import { orders, uniqueCodes } from '../../db/tables/orders.ts';
import { refuse } from '../../http/refuse.ts';

/** What reservations hold while no bank is chosen. */
export const noBank = 0;

/** The customer's live reservation, if any. */
export async function heldCode(tx: Tx, customerId: number, now: Date) {
  const [held] = await codeOf(tx).execute({ customerId });
  return held && held.expiresAt > now ? held : undefined;
}

const ofCustomer = eq(uniqueCodes.customerId, sql.placeholder('customerId'));
const codeOf = hotQuery((db) => db.select().from(uniqueCodes).where(ofCustomer).prepare('code_of'));
const dropCode = hotQuery((db) => db.delete(uniqueCodes).where(ofCustomer).prepare('drop_code'));

/**
 * The customer's code at a bank: the one already held, or a new one for as long as an order may wait for its payment.
 * The customer's row is locked: two draws at once would stand in each other's way.
 */
export async function reserveCode(
  tx: Tx,
  held: Reservation | undefined,
  { customerId, bankId, now }: Draw,
): Promise<number> {
  if (!held) return takeCode(tx, { customerId, bankId, now });
  if (held.bankId === bankId || bankId === noBank) return held.code;
  const isMoved = await moveCode(tx, held, bankId, now);
  return isMoved ? held.code : takeCode(tx, { customerId, bankId, now });
}

/** For whom a code is drawn, and where. */
export interface Draw {
  readonly customerId: number;
  readonly bankId: number;
  readonly now: Date;
}

/** Keeps a customer's code when the bank is chosen or changed, unless somebody holds it there. */
async function moveCode(tx: Tx, held: Reservation, bankId: number, now: Date): Promise<boolean> {
  await Promise.all([forgetExpired(tx, bankId, now), dropCode(tx).execute({ customerId: held.customerId })]);
  // False when somebody else holds the code at the bank, or is about to: then it waits for what becomes of theirs.
  const inserted = await codeInsert(tx).execute({ ...held, bankId });
  return inserted.length > 0;
}

export type Reservation = typeof uniqueCodes.$inferSelect;

const codeInsert = hotQuery((db) =>
  insertOf(db, uniqueCodes, ['customerId', 'bankId', 'code', 'expiresAt'])
    .onConflictDoNothing()
    .returning({ code: uniqueCodes.code })
    .prepare('insert_code'),
);

/**
 * Gives the customer a new code at a bank, in place of any other. With `before` (the total without a code), one that
 * leaves an amount no pending order has.
 */
export async function takeCode(tx: Tx, { customerId, bankId, now }: Draw, before?: number): Promise<number> {
  await Promise.all([forgetExpired(tx, bankId, now), dropCode(tx).execute({ customerId })]);
  const expiresAt = new Date(now.getTime() + payWithinMinutes * 60_000).toISOString();
  const asked = { customerId, bankId, expiresAt };
  // Two customers may draw the same code at the same moment: the later insert does nothing and draws again.
  for (let draw = 0; draw < 20; draw += 1) {
    const [drawn] =
      before === undefined ? await drawAny(tx).execute(asked) : await drawPayable(tx).execute({ ...asked, before });
    if (drawn) return drawn.code;
  }
  return refuse({ code: 'UNIQUE_CODES_EXHAUSTED' });
}

/**
 * Frees the codes of whoever came no further. Rows that another transaction holds are left to it: customers who all wait to
 * tidy up each other's rows would stand still.
 */
async function forgetExpired(tx: Tx, bankId: number, now: Date): Promise<void> {
  await dropExpired(tx).execute({ bankId, now: now.toISOString() });
}

const dropExpired = hotQuery((db) => {
  const expired = db
    .select({ customerId: uniqueCodes.customerId })
    .from(uniqueCodes)
    .where(and(eq(uniqueCodes.bankId, sql.placeholder('bankId')), lte(uniqueCodes.expiresAt, sql.placeholder('now'))))
    .for('update', { skipLocked: true });
  return db.delete(uniqueCodes).where(inArray(uniqueCodes.customerId, expired)).prepare('drop_expired_codes');
});

/** Takes one of the codes that nobody holds at the bank and no pending order there waits with; no row when none is left. */
const draw = (db: Db, isPayable: SQL) =>
  db
    .insert(uniqueCodes)
    .select(sql`
      select ${sql.placeholder('customerId')}::integer, ${sql.placeholder('bankId')}::integer, codes.code,
        ${sql.placeholder('expiresAt')}::timestamptz
      from generate_series(1, ${sql.raw(String(highestUniqueCode))}) as codes(code)
      where not exists (select 1 from ${uniqueCodes}
          where ${uniqueCodes.bankId} = ${sql.placeholder('bankId')} and ${uniqueCodes.code} = codes.code)
        and not exists (select 1 from ${orders}
          where ${orders.status} = 'pending' and ${orders.bankId} = ${sql.placeholder('bankId')}
            and (${orders.uniqueCode} = codes.code or ${isPayable}))
      order by random() limit 1`)
    .onConflictDoNothing()
    .returning({ code: uniqueCodes.code });

const drawAny = hotQuery((db) => draw(db, sql`false`).prepare('draw_code'));
const drawPayable = hotQuery((db) =>
  draw(db, sql`${orders.grandTotal} = ${sql.placeholder('before')} - codes.code`).prepare('draw_payable_code'),
);
