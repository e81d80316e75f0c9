import { and, asc, eq } from 'drizzle-orm';
import type { PlacedOrder } from 'shop-core/contract';
import { jakartaDate, rupiah } from 'shop-core/rules';
import type { Db } from '../../db/database.ts';
import { couriers } from '../../db/tables/couriers.ts';
import { customers } from '../../db/tables/customers.ts';
import { banks, orderHistory, orderLines, orders } from '../../db/tables/orders.ts';
import { fullName } from './addresses.ts';

/** The customer's own order by its code, with everything the order page shows; undefined for anybody else's. */
export async function loadOrder(db: Db, customerId: number, code: string, now: Date): Promise<PlacedOrder | undefined> {
  const [row] = await db
    .select({ order: orders, bank: banks, courier: couriers, customer: customers })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(banks, eq(banks.id, orders.bankId))
    .leftJoin(couriers, eq(couriers.id, orders.courierId))
    .where(and(eq(orders.code, code), eq(orders.customerId, customerId)));
  if (!row) return undefined;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, row.order.id))
    .orderBy(asc(orderLines.id));
  const history = await db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, row.order.id))
    .orderBy(asc(orderHistory.id));
  return toPlacedOrder(row, lines, history, now);
}

/** The id and deadline of the customer's own order. */
export async function findOrder(db: Db, customerId: number, code: string) {
  const [order] = await db
    .select({ id: orders.id, status: orders.status, payBy: orders.payBy })
    .from(orders)
    .where(and(eq(orders.code, code), eq(orders.customerId, customerId)));
  return order;
}

interface Row {
  readonly order: typeof orders.$inferSelect;
  readonly bank: typeof banks.$inferSelect;
  readonly courier: typeof couriers.$inferSelect | null;
  readonly customer: typeof customers.$inferSelect;
}

function toPlacedOrder(
  { order, bank, courier, customer }: Row,
  lines: readonly (typeof orderLines.$inferSelect)[],
  history: readonly (typeof orderHistory.$inferSelect)[],
  now: Date,
): PlacedOrder {
  return {
    name: fullName(customer.firstName, customer.lastName) || null,
    username: customer.username,
    email: customer.email,
    order: {
      orderCode: order.code,
      orderDate: jakartaDate(order.placedAt),
      lines: lines.map(({ id, sku, name, image, quantity, price, attribute }) => ({
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
      history: history.map(({ id, description, at }) => ({ id, description, date: jakartaDate(at) })),
      payBy: order.payBy,
      serverTime: now,
    },
  };
}

function couponOf({ couponCode, couponTypeCode, couponTypeName }: Row['order']): PlacedOrder['order']['coupon'] {
  if (couponCode === null || couponTypeCode === null || couponTypeName === null) return null;
  return { code: couponCode, couponType: { code: couponTypeCode, name: couponTypeName } };
}
