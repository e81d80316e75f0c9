import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { skus } from '../db/tables/catalogue.ts';
import { orderLines } from '../db/tables/orders.ts';
import { giveBackCoupon } from '../loyalty/coupons.ts';
import { giveBackPoints } from '../loyalty/giveBackPoints.ts';

export interface HeldOrder {
  readonly id: number;
  readonly code: string;
  readonly customerId: number;
}

/**
 * Gives back what a cancelled order held: stock, the use of its coupon, its points. The unique code and the amount are free
 * with its status. Whoever cancelled it calls this, once; the customer is locked.
 */
export async function releaseOrder(tx: Tx, { id, code, customerId }: HeldOrder, now: Date): Promise<void> {
  await giveBackStock(tx, id);
  await giveBackCoupon(tx, id);
  const description = `Poin dikembalikan dari pesanan ${code}`;
  await giveBackPoints(tx, { customerId, orderId: id, description, at: now });
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
