import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { highestUniqueCode, payWithinMinutes } from 'shop-core/rules';
import type { Tx } from '../../db/database.ts';
import { orders, uniqueCodes } from '../../db/tables/orders.ts';
import { refuse } from '../../http/refuse.ts';

/** What reservations hold while no bank is chosen. */
export const noBank = 0;

/** The customer's live reservation, if any. */
async function heldCode(tx: Tx, customerId: number, now: Date) {
  const [held] = await tx.select().from(uniqueCodes).where(eq(uniqueCodes.customerId, customerId));
  return held && held.expiresAt > now ? held : undefined;
}

/**
 * The customer's code at a bank: the one already held, or a new one for as long as an order may wait for its payment.
 * The customer's row is locked: two draws at once would stand in each other's way.
 */
export async function reserveCode(tx: Tx, customerId: number, bankId: number, now: Date): Promise<number> {
  const held = await heldCode(tx, customerId, now);
  if (!held) return takeCode(tx, customerId, bankId, now);
  if (held.bankId === bankId || bankId === noBank) return held.code;
  const moved = await moveCode(tx, held, bankId, now);
  return moved ? held.code : takeCode(tx, customerId, bankId, now);
}

/** Keeps a customer's code when the bank is chosen or changed, unless somebody holds it there. */
async function moveCode(tx: Tx, held: Reservation, bankId: number, now: Date): Promise<boolean> {
  await forgetExpired(tx, bankId, now);
  await tx.delete(uniqueCodes).where(eq(uniqueCodes.customerId, held.customerId));
  return insertCode(tx, { ...held, bankId });
}

type Reservation = typeof uniqueCodes.$inferSelect;

/** False when somebody else holds the code at the bank, or is about to: then it waits for what becomes of theirs. */
async function insertCode(tx: Tx, reservation: Reservation): Promise<boolean> {
  const inserted = await tx
    .insert(uniqueCodes)
    .values(reservation)
    .onConflictDoNothing()
    .returning({ code: uniqueCodes.code });
  return inserted.length > 0;
}

/**
 * Gives the customer a new code at a bank, in place of any other. With `before` (the total without a code), one that
 * leaves an amount no pending order has.
 */
export async function takeCode(
  tx: Tx,
  customerId: number,
  bankId: number,
  now: Date,
  before?: number,
): Promise<number> {
  await forgetExpired(tx, bankId, now);
  await tx.delete(uniqueCodes).where(eq(uniqueCodes.customerId, customerId));
  const expiresAt = new Date(now.getTime() + payWithinMinutes * 60_000);
  // Two customers may draw the same code at the same moment: the later insert does nothing and draws again.
  for (let draw = 0; draw < 20; draw += 1) {
    const code = await drawCode(tx, bankId, before);
    if (code === undefined) break;
    if (await insertCode(tx, { customerId, bankId, code, expiresAt })) return code;
  }
  return refuse({ code: 'UNIQUE_CODES_EXHAUSTED' });
}

/**
 * Frees the codes of whoever came no further. Rows that another transaction holds are left to it: customers who all wait to
 * tidy up each other's rows would stand still.
 */
async function forgetExpired(tx: Tx, bankId: number, now: Date): Promise<void> {
  const expired = tx
    .select({ customerId: uniqueCodes.customerId })
    .from(uniqueCodes)
    .where(and(eq(uniqueCodes.bankId, bankId), lte(uniqueCodes.expiresAt, now)))
    .for('update', { skipLocked: true });
  await tx.delete(uniqueCodes).where(inArray(uniqueCodes.customerId, expired));
}

async function drawCode(tx: Tx, bankId: number, before: number | undefined): Promise<number | undefined> {
  const isPayable = before === undefined ? sql`false` : sql`${orders.grandTotal} = ${before} - codes.code`;
  const { rows } = await tx.execute<{ code: number }>(sql`
    select codes.code from generate_series(1, ${highestUniqueCode}) as codes(code)
    where not exists (select 1 from ${uniqueCodes} where ${uniqueCodes.bankId} = ${bankId} and ${uniqueCodes.code} = codes.code)
      and not exists (select 1 from ${orders} where ${orders.status} = 'pending' and ${orders.bankId} = ${bankId}
        and (${orders.uniqueCode} = codes.code or ${isPayable}))
    order by random() limit 1`);
  return rows[0]?.code;
}
