import { and, asc, eq, sql } from 'drizzle-orm';
import type { PlacedOrder } from 'shop-core/contract';
import { jakartaDate, rupiah } from 'shop-core/rules';
import type { Db } from '../../db/database.ts';
import { hotQuery } from '../../db/hotQuery.ts';
import { couriers } from '../../db/tables/couriers.ts';
import { customers } from '../../db/tables/customers.ts';
import { banks, orderHistory, orderLines, orders } from '../../db/tables/orders.ts';
import { fullName } from './addresses.ts';

/** The customer's own order by its code, with everything the order page shows; undefined for anybody else's. */
export async function loadOrder(db: Db, customerId: number, code: string, now: Date): Promise<PlacedOrder | undefined> {
  const asked = { customerId, code };
  const [row] = await orderRow(db).execute(asked);
  return row && toPlacedOrder(row, await linesOf(db).execute(asked), await historyOf(db).execute(asked), now);
}

const isAsked = and(eq(orders.code, sql.placeholder('code')), eq(orders.customerId, sql.placeholder('customerId')));

const orderRow = hotQuery((db) =>
  db
    .select({ order: orders, bank: banks, courier: couriers, customer: customers })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(banks, eq(banks.id, orders.bankId))
    .leftJoin(couriers, eq(couriers.id, orders.courierId))
    .where(isAsked)
    .prepare('order_by_code'),
);

const linesOf = hotQuery((db) =>
  db
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isAsked)
    .orderBy(asc(orderLines.id))
    .prepare('order_lines_by_code'),
);

const historyOf = hotQuery((db) =>
  db
    .select({ move: orderHistory })
    .from(orderHistory)
    .innerJoin(orders, eq(orders.id, orderHistory.orderId))
    .where(isAsked)
    .orderBy(asc(orderHistory.id))
    .prepare('order_history_by_code'),
);

/** The id of the customer's own order. */
export async function orderId(db: Db, customerId: number, code: string): Promise<number | undefined> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.code, code), eq(orders.customerId, customerId)));
  return order?.id;
}

interface Row {
  readonly order: typeof orders.$inferSelect;
  readonly bank: typeof banks.$inferSelect;
  readonly courier: typeof couriers.$inferSelect | null;
  readonly customer: typeof customers.$inferSelect;
}

function toPlacedOrder(
  { order, bank, courier, customer }: Row,
  lines: readonly { line: typeof orderLines.$inferSelect }[],
  history: readonly { move: typeof orderHistory.$inferSelect }[],
  now: Date,
): PlacedOrder {
  return {
    name: fullName(customer.firstName, customer.lastName) || null,
    username: customer.username,
    email: customer.email,
    order: {
      orderCode: order.code,
      orderDate: jakartaDate(order.placedAt),
      lines: lines.map(({ line: { id, sku, name, image, quantity, price, attribute } }) => ({
        id,
        sku,
        name,
        image,
        quantity,
        price: rupiah(price),
        attribute,
      })),
      status: order.status,
      coupon: couponOf(order),
      receiptNumber: order.receiptNumber,
      shippingAddress: order.courierId === null ? null : (order.shippingAddress ?? order.billingAddress),
      billingAddress: order.billingAddress,
      shippingType: courier && { name: courier.name },
      bank: {
        logo: bank.logo,
        bankName: bank.name,
        accountName: bank.accountName,
        accountNumber: bank.accountNumber,
      },
      paymentMethod: 'Transfer bank',
      shippingCost: rupiah(order.shippingCost),
      totalAmount: rupiah(order.totalAmount),
      uniqueCode: order.uniqueCode,
      discountCoupon: rupiah(order.discountCoupon),
      discountRedeem: rupiah(order.discountRedeem),
      grandTotal: rupiah(order.grandTotal),
      note: order.note,
      history: history.map(({ move: { id, description, at } }) => ({ id, description, date: jakartaDate(at) })),
      payBy: order.payBy,
      serverTime: now,
    },
  };
}

function couponOf({ couponCode, couponTypeCode, couponTypeName }: Row['order']): PlacedOrder['order']['coupon'] {
  if (couponCode === null || couponTypeCode === null || couponTypeName === null) return null;
  return { code: couponCode, couponType: { code: couponTypeCode, name: couponTypeName } };
}
