import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { hotQuery } from '../../db/hotQuery.ts';
import { insertOf } from '../../db/insertOf.ts';
import { skus } from '../../db/tables/catalogue.ts';
import { customers } from '../../db/tables/customers.ts';
import { cartLines, orderHistory, orderLines, orders, uniqueCodes } from '../../db/tables/orders.ts';
import type { BasketLine } from '../basket.ts';

export type NewOrder = typeof orders.$inferInsert;

/** Writes the order with its lines and first history. Answers its id. */
export async function insertOrder(tx: Tx, order: NewOrder, lines: readonly BasketLine[]): Promise<number> {
  const [placed] = await orderInsert(tx).execute({ ...order });
  if (!placed) throw new Error('an inserted order has no row');
  const first = { status: 'pending', description: 'Pesanan dibuat, menunggu pembayaran', at: order.placedAt };
  await Promise.all([
    ...lines.map((line) => lineInsert(tx).execute({ ...toOrderLine(placed.id, line) })),
    historyInsert(tx).execute({ orderId: placed.id, ...first }),
  ]);
  return placed.id;
}

const orderInsert = hotQuery((db) =>
  insertOf(db, orders, [
    ...(['code', 'customerId', 'status', 'placedAt', 'payBy', 'bankId', 'courierId', 'courierService'] as const),
    ...(['totalAmount', 'discountCoupon', 'uniqueCode', 'shippingCost', 'discountRedeem', 'grandTotal'] as const),
    ...(['pointReward', 'couponCode', 'couponTypeCode', 'couponTypeName', 'note'] as const),
    ...(['billingAddress', 'shippingAddress', 'idempotencyKey', 'requestHash'] as const),
  ])
    .returning({ id: orders.id })
    .prepare('insert_order'),
);

const lineInsert = hotQuery((db) =>
  insertOf(db, orderLines, [
    ...(['orderId', 'skuId', 'productId', 'sku', 'name'] as const),
    ...(['image', 'attribute', 'quantity', 'price', 'fixedPoint'] as const),
  ]).prepare('insert_order_line'),
);

const historyInsert = hotQuery((db) =>
  insertOf(db, orderHistory, ['orderId', 'status', 'description', 'at']).prepare('insert_order_history'),
);

/**
 * What an order uses up: the stock, the cart and the unique code. The cart is all in the order: its lines are locked, and no
 * other came in.
 */
export async function consume(tx: Tx, customerId: number, now: Date): Promise<void> {
  await Promise.all([
    takeStock(tx).execute({ customerId }),
    emptyCart(tx).execute({ customerId }),
    forgetCode(tx).execute({ customerId }),
    markCustomer(tx).execute({ customerId, now }),
  ]);
}

const customerId = sql.placeholder('customerId');

const takeStock = hotQuery((db) =>
  db
    .update(skus)
    .set({ stock: sql`${skus.stock} - ${cartLines.quantity}` })
    .from(cartLines)
    .where(and(eq(cartLines.skuId, skus.id), eq(cartLines.customerId, customerId)))
    .prepare('take_stock'),
);

const emptyCart = hotQuery((db) =>
  db.delete(cartLines).where(eq(cartLines.customerId, customerId)).prepare('empty_cart'),
);

const forgetCode = hotQuery((db) =>
  db.delete(uniqueCodes).where(eq(uniqueCodes.customerId, customerId)).prepare('forget_code'),
);

const markCustomer = hotQuery((db) =>
  db
    .update(customers)
    .set({ lastTransactionAt: sql`${sql.param(sql.placeholder('now'), customers.lastTransactionAt)}` })
    .where(eq(customers.id, customerId))
    .prepare('mark_customer'),
);

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
