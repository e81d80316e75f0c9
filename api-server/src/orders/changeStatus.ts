import { and, eq, type SQL } from 'drizzle-orm';
import type { OrderStatus } from 'shop-core/rules';
import type { Tx } from '../db/database.ts';
import { orderHistory, orders } from '../db/tables/orders.ts';

export interface StatusChange {
  readonly orderId: number;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** What else must still hold. */
  readonly only?: SQL | undefined;
  /** What else becomes known with it. */
  readonly more?: Partial<Pick<typeof orders.$inferInsert, 'courierService' | 'receiptNumber'>>;
  readonly description: string;
  readonly adminId?: number | null;
  readonly at: Date;
}

/**
 * Moves an order and writes that into its history. False when it is no longer where it was: of two who move it at the same
 * moment one does, and everything that belongs to a move happens once.
 */
export async function changeStatus(tx: Tx, change: StatusChange): Promise<boolean> {
  const { orderId, from, to, only, more, description, adminId = null, at } = change;
  const moved = await tx
    .update(orders)
    .set({ status: to, ...more })
    .where(and(eq(orders.id, orderId), eq(orders.status, from), only))
    .returning({ id: orders.id });
  if (moved.length === 0) return false;
  await tx.insert(orderHistory).values({ orderId, status: to, description, at, adminId });
  return true;
}
