import { count, eq } from 'drizzle-orm';
import { whyNotHold } from 'shop-core/rules/back-office';
import { refuseHeld } from '../../budget/refuseHeld.ts';
import type { Tx } from '../../db/database.ts';
import { cartLines } from '../../db/tables/orders.ts';
import { lockCustomers } from '../../orders/lockCustomers.ts';

/** Refuses one more line than a cart may have. The customer is locked, so that many at once get no further. */
export async function requireLineLeft(tx: Tx, customerId: number, now: Date): Promise<void> {
  await lockCustomers(tx, [customerId]);
  const [own] = await tx.select({ lines: count() }).from(cartLines).where(eq(cartLines.customerId, customerId));
  const held = Array.from({ length: own?.lines ?? 0 }, () => ({ since: now, until: null }));
  const problem = whyNotHold(held, { what: 'CART_LINE', holder: 'customer' }, now);
  if (problem) refuseHeld(problem, now);
}
