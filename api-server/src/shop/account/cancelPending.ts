import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/tables/orders.ts';
import { changeStatus } from '../../orders/changeStatus.ts';
import { releaseOrder } from '../../orders/releaseOrder.ts';

/** Cancels the orders that a customer has not paid, and gives back what they held. The customer is locked. */
export async function cancelPending(tx: Tx, customerId: number, at: Date): Promise<void> {
  const pending = await tx
    .select({ id: orders.id, code: orders.code, customerId: orders.customerId })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.status, 'pending')))
    .orderBy(asc(orders.id));
  for (const order of pending) {
    const description = 'Dibatalkan: akun pelanggan dihapus';
    const isCancelled = await changeStatus(tx, {
      ...{ orderId: order.id, from: 'pending', to: 'cancelled' },
      ...{ description, at },
    });
    if (isCancelled) await releaseOrder(tx, order, at);
  }
}
