import { count, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { cartLines } from '../../db/tables/orders.ts';
import { lockCustomers } from '../../orders/lockCustomers.ts';

/** How many lines a cart has. The customer is locked, so that of many at once none adds one unseen. */
export async function lockedLineCount(tx: Tx, customerId: number): Promise<number> {
  await lockCustomers(tx, [customerId]);
  const [own] = await tx.select({ lines: count() }).from(cartLines).where(eq(cartLines.customerId, customerId));
  return own?.lines ?? 0;
}
