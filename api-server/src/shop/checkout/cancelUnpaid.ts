import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { orders } from '../../db/tables/orders.ts';
import { changeStatus } from '../../orders/changeStatus.ts';
import { lockCustomers } from '../../orders/lockCustomers.ts';
import { notify } from '../../orders/notify.ts';
import { releaseOrder } from '../../orders/releaseOrder.ts';

/** Pending orders whose time to pay is over. One that points or a coupon paid whole waits for no transfer. */
const isDue = (now: Date) => and(eq(orders.status, 'pending'), lte(orders.payBy, now), gt(orders.grandTotal, 0));

/**
 * Cancels every order whose time to pay is over, one transaction each. Answers how many. One that can't be cancelled keeps
 * nobody else's stock: the others are cancelled, and then it fails.
 */
export async function cancelUnpaidOrders(db: Db, now: Date): Promise<number> {
  const due = await db.select({ id: orders.id }).from(orders).where(isDue(now)).orderBy(asc(orders.id));
  const faults: unknown[] = [];
  let cancelled = 0;
  for (const { id } of due) {
    const isCancelled = await cancelUnpaid(db, id, now).catch((fault: unknown) => void faults.push(fault));
    if (isCancelled) cancelled += 1;
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} unpaid orders could not be cancelled`);
  return cancelled;
}

/** Cancels the customer's own that are due: whoever looks sees them cancelled, even between two runs of the job. */
export async function cancelUnpaidOf(db: Db, customerId: number, now: Date): Promise<void> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isDue(now)));
  for (const { id } of due) await cancelUnpaid(db, id, now);
}

/**
 * Cancels one unpaid order whose time is over and gives back what it held; false when it is not one (any more). The status
 * changes once only, whoever else asks at the same moment, so everything is given back once.
 */
export async function cancelUnpaid(db: Db, orderId: number, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [order] = await tx
      .select({ id: orders.id, code: orders.code, customerId: orders.customerId })
      .from(orders)
      .where(and(eq(orders.id, orderId), isDue(now)));
    if (!order) return false;
    await lockCustomers(tx, [order.customerId]);
    const isMoved = await changeStatus(tx, {
      ...{ orderId, from: 'pending', to: 'cancelled', only: isDue(now), at: now },
      description: 'Dibatalkan otomatis: pembayaran tidak diterima dalam 30 menit',
    });
    if (!isMoved) return false;
    await releaseOrder(tx, order, now);
    await notify(tx, {
      customerId: order.customerId,
      title: 'Pesanan dibatalkan',
      message: `Pesanan ${order.code} dibatalkan karena belum dibayar dalam 30 menit.`,
      sentAt: now,
    });
    return true;
  });
}
