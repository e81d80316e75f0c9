import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { skus } from '../../db/tables/catalogue.ts';
import { orderHistory, orderLines, orders } from '../../db/tables/orders.ts';
import { notify } from './store.ts';

/**
 * Cancels every order whose time to pay is over, one transaction each. Answers how many. One that can't be cancelled keeps
 * nobody else's stock: the others are cancelled, and then it fails.
 */
export async function cancelUnpaidOrders(db: Db, now: Date): Promise<number> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lte(orders.payBy, now)))
    .orderBy(asc(orders.id));
  const faults: unknown[] = [];
  let cancelled = 0;
  for (const { id } of due) {
    const isCancelled = await cancelUnpaid(db, id, now).catch((fault: unknown) => void faults.push(fault));
    if (isCancelled) cancelled += 1;
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} unpaid orders could not be cancelled`);
  return cancelled;
}

/**
 * Cancels one unpaid order whose time is over and gives back what it held; false when it is not one (any more). The status
 * changes once only, whoever else asks at the same moment, so everything is given back once.
 */
export async function cancelUnpaid(db: Db, orderId: number, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ status: 'cancelled' })
      .where(and(eq(orders.id, orderId), eq(orders.status, 'pending'), lte(orders.payBy, now)))
      .returning({ code: orders.code, customerId: orders.customerId });
    if (!order) return false;
    await giveBackStock(tx, orderId);
    await tx.insert(orderHistory).values({
      orderId,
      status: 'cancelled',
      description: 'Dibatalkan otomatis: pembayaran tidak diterima dalam 30 menit',
      at: now,
    });
    await notify(tx, {
      customerId: order.customerId,
      topic: 'Pesanan',
      title: 'Pesanan dibatalkan',
      message: `Pesanan ${order.code} dibatalkan karena belum dibayar dalam 30 menit.`,
      sentAt: now,
    });
    return true;
  });
}

/** In the order of ids, as orders are placed: so that neither waits for the other. */
async function giveBackStock(tx: Tx, orderId: number): Promise<void> {
  const lines = await tx
    .select({ skuId: orderLines.skuId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.skuId));
  for (const { skuId, quantity } of lines) {
    await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} + ${quantity}` })
      .where(eq(skus.id, skuId));
  }
}
