import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { skus } from '../../db/tables/catalogue.ts';
import { couriers } from '../../db/tables/couriers.ts';
import { customers } from '../../db/tables/customers.ts';
import { banks, cartLines, orderHistory, orderLines, orders, uniqueCodes } from '../../db/tables/orders.ts';
import { refuse } from '../../http/refuse.ts';
import type { BasketLine } from '../basket.ts';

export type Buyer = typeof customers.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type Bank = typeof banks.$inferSelect;
export type Courier = typeof couriers.$inferSelect;

/**
 * The customer's row, locked, and with it what lockCustomers promises: one customer's orders are placed one after another,
 * and their codes drawn so. Nor does a new line come into the cart meanwhile, because its foreign key waits for this row.
 */
export async function lockBuyer(tx: Tx, customerId: number): Promise<Buyer> {
  const isLiving = and(eq(customers.id, customerId), isNull(customers.deletedAt));
  const [buyer] = await tx.select().from(customers).where(isLiving).for('update');
  return buyer ?? refuse({ code: 'LOGIN_REQUIRED' });
}

/**
 * Locks the cart and what it holds, always in the order of ids, so that two orders never wait for each other. Other
 * customers may still put the same skus in their carts: their foreign keys don't wait for this kind of lock.
 */
export async function lockBasket(tx: Tx, customerId: number): Promise<void> {
  const lines = await tx
    .select({ skuId: cartLines.skuId })
    .from(cartLines)
    .where(eq(cartLines.customerId, customerId))
    .orderBy(asc(cartLines.id))
    .for('update');
  const held = lines.map(({ skuId }) => skuId);
  await tx.select({ id: skus.id }).from(skus).where(inArray(skus.id, held)).orderBy(asc(skus.id)).for('no key update');
}

export async function courierById(db: Db, id: number | null): Promise<Courier | null> {
  if (id === null) return null;
  const [courier] = await db.select().from(couriers).where(eq(couriers.id, id));
  return courier ?? refuse({ code: 'COURIER_NOT_OFFERED' });
}

export async function courierByCode(db: Db, code: 'jnt' | 'sap' | 'rpx') {
  const [courier] = await db.select().from(couriers).where(eq(couriers.code, code));
  return courier;
}

export async function activeBank(db: Db, id: number): Promise<Bank | undefined> {
  const [bank] = await db
    .select()
    .from(banks)
    .where(and(eq(banks.id, id), eq(banks.isActive, true)));
  return bank;
}

export interface Attempt {
  readonly customerId: number;
  readonly key: string | null;
  readonly hash: string;
  readonly now: Date;
}

/** Without a key, the same ask within this time is the same order. */
const repeatWindowMs = 5 * 60_000;

/** The order that this attempt has already made, if any. */
export async function earlierOrder(tx: Tx, { customerId, key, hash, now }: Attempt) {
  const same = key
    ? eq(orders.idempotencyKey, key)
    : and(eq(orders.requestHash, hash), gt(orders.placedAt, new Date(now.getTime() - repeatWindowMs)));
  const [order] = await tx
    .select({ code: orders.code, requestHash: orders.requestHash })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), same));
  return order;
}

/** Whether a pending order at the bank already waits for exactly this amount. */
export async function isAmountTaken(tx: Tx, bankId: number, grandTotal: number): Promise<boolean> {
  if (grandTotal === 0) return false;
  const [taken] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.bankId, bankId), eq(orders.grandTotal, grandTotal), eq(orders.status, 'pending')));
  return taken !== undefined;
}

/** Writes the order with its lines and first history, and takes the stock. */
export async function insertOrder(tx: Tx, order: NewOrder, lines: readonly BasketLine[]): Promise<number> {
  const [placed] = await tx.insert(orders).values(order).returning({ id: orders.id });
  if (!placed) throw new Error('an inserted order has no row');
  await tx.insert(orderLines).values(lines.map((line) => toOrderLine(placed.id, line)));
  for (const { skuId, quantity } of lines) {
    await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} - ${quantity}` })
      .where(eq(skus.id, skuId));
  }
  await tx.insert(orderHistory).values({
    orderId: placed.id,
    status: 'pending',
    description: 'Pesanan dibuat, menunggu pembayaran',
    at: order.placedAt,
  });
  return placed.id;
}

/** What an order uses up beside the stock: the cart and the unique code. */
export async function consumeAttempt(tx: Tx, customerId: number, now: Date): Promise<void> {
  // All its lines are in the order: they are locked, and no other came in.
  await tx.delete(cartLines).where(eq(cartLines.customerId, customerId));
  await tx.delete(uniqueCodes).where(eq(uniqueCodes.customerId, customerId));
  await tx.update(customers).set({ lastTransactionAt: now }).where(eq(customers.id, customerId));
}

function toOrderLine(orderId: number, line: BasketLine): typeof orderLines.$inferInsert {
  return {
    orderId,
    skuId: line.skuId,
    productId: line.product.id,
    sku: line.sku,
    name: line.product.name,
    image: line.product.image,
    attribute: line.attribute,
    quantity: line.quantity,
    price: line.price,
    fixedPoint: line.product.fixedPoint,
  };
}
