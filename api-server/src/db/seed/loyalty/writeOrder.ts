import { eq, inArray, sql } from 'drizzle-orm';
import { jakartaDate, orderFigures, payBy, priceOrder, rupiah } from 'shop-core/rules';
import { couponDiscount } from 'shop-core/rules/back-office';
import { findCoupon, takeCoupon } from '../../../loyalty/coupons.ts';
import { redeemPoints } from '../../../loyalty/redeemPoints.ts';
import { movingOrder } from '../../../orders/movingOrder.ts';
import { rewardOrder } from '../../../orders/rewardOrder.ts';
import type { Tx } from '../../database.ts';
import { admins } from '../../tables/admins.ts';
import { cities, districts, provinces, subdistricts } from '../../tables/areas.ts';
import { products, skus } from '../../tables/catalogue.ts';
import { billingAddresses, customers } from '../../tables/customers.ts';
import { mailOutbox } from '../../tables/mail.ts';
import { orderHistory, orderLines, orders, type StoredAddress } from '../../tables/orders.ts';
import { courierTable } from '../checkout/couriers.ts';
import { superAdmin } from '../demoAccounts.ts';
import type { SeedOrder } from './orders.ts';

/** An order with the code that it got on its day. */
interface CodedOrder extends SeedOrder {
  readonly code: string;
}

type Buyer = typeof customers.$inferSelect;

const hour = 60 * 60_000;
const after = (at: Date, hours: number) => new Date(at.getTime() + hours * hour);

/** Writes an order as if it had been placed then and completed four days later, with all that belongs to it. */
export async function writeOrder(tx: Tx, buyer: Buyer, seeded: SeedOrder, placedAt: Date): Promise<void> {
  const code = `SE${jakartaDate(placedAt).slice(2).replaceAll('-', '')}-${seeded.suffix}`;
  const order = { ...seeded, code };
  const orderId = await insertPlaced(tx, buyer, order, placedAt);
  await insertHistory(tx, orderId, order, placedAt, buyer.email);
  const moving = await movingOrder(tx, orderId);
  if (moving) await rewardOrder(tx, moving, after(placedAt, 96));
}

async function insertPlaced(tx: Tx, buyer: Buyer, order: CodedOrder, placedAt: Date): Promise<number> {
  const lines = await linesOf(tx, order);
  const coupon = order.coupon === null ? undefined : await findCoupon(tx, order.coupon, buyer.id);
  const [courier] = courierTable;
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const { redeemPoint, ...amounts } = orderFigures(
    priceOrder({
      lines: lines.map(({ price, quantity, fixedPoint }) => ({ unitPrice: rupiah(price), quantity, fixedPoint })),
      shipping: { cost: rupiah(courier?.rates[0]?.[0] ?? 0) },
      freeShipping: false,
      uniqueCode: order.uniqueCode,
      couponDiscount: coupon ? couponDiscount(coupon, rupiah(total)) : rupiah(0),
      redeem: rupiah(order.redeem),
      isReseller: false,
    }),
  );
  const [row] = await tx
    .insert(orders)
    .values({
      ...amounts,
      ...{ code: order.code, customerId: buyer.id, status: 'complete', placedAt, payBy: payBy(placedAt), bankId: 1 },
      ...{ courierId: courier?.id, courierService: courier?.service, receiptNumber: order.receiptNumber },
      ...{ couponCode: coupon?.code, couponTypeCode: coupon?.type.code, couponTypeName: coupon?.type.name },
      ...{ billingAddress: await addressOf(tx, buyer), requestHash: order.code },
    })
    .returning({ id: orders.id });
  if (!row) throw new Error(`the order ${order.code} was not written`);
  const held = { orderId: row.id, customerId: buyer.id };
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: row.id })));
  if (coupon) await takeCoupon(tx, coupon, held);
  const description = `Ditukar untuk pesanan ${order.code}`;
  if (redeemPoint > 0) await redeemPoints(tx, { ...held, kind: 'REDEEMED', description, at: placedAt }, redeemPoint);
  await tx.update(customers).set({ lastTransactionAt: placedAt }).where(eq(customers.id, buyer.id));
  return row.id;
}

async function linesOf(tx: Tx, { lines }: SeedOrder) {
  const wanted = new Map(lines);
  const rows = await tx
    .select({ skuId: skus.id, sku: skus.sku, product: products })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inArray(skus.sku, [...wanted.keys()]))
    .orderBy(skus.id);
  return rows.map(({ skuId, sku, product: { id, name, image, regularPrice, fixedPoint } }) => ({
    ...{ skuId, sku, productId: id, name, image, price: regularPrice, fixedPoint },
    quantity: wanted.get(sku) ?? 0,
  }));
}

async function addressOf(tx: Tx, buyer: Buyer): Promise<StoredAddress> {
  const [row] = await tx
    .select({
      ...{ company: billingAddresses.company, place: billingAddresses.place, address: billingAddresses.address },
      ...{ subdistrictName: subdistricts.name, districtName: districts.name, provinceName: provinces.name },
      cityName: sql<string>`${cities.type} || ' ' || ${cities.name}`,
      postalCode: billingAddresses.postalCode,
    })
    .from(billingAddresses)
    .innerJoin(subdistricts, eq(subdistricts.id, billingAddresses.subdistrictId))
    .innerJoin(districts, eq(districts.id, billingAddresses.districtId))
    .innerJoin(cities, eq(cities.id, billingAddresses.cityId))
    .innerJoin(provinces, eq(provinces.id, billingAddresses.provinceId))
    .where(eq(billingAddresses.customerId, buyer.id));
  if (!row) throw new Error(`${buyer.username} lives nowhere`);
  return { ...row, fullName: `${buyer.firstName} ${buyer.lastName}`, phoneNumber: buyer.phone, note: null };
}

/** Its steps, and the mail that went out when it was placed. */
async function insertHistory(
  tx: Tx,
  orderId: number,
  { code, receiptNumber }: CodedOrder,
  placedAt: Date,
  email: string,
) {
  const [admin] = await tx.select({ id: admins.id }).from(admins).where(eq(admins.email, superAdmin.login));
  const adminId = admin?.id ?? null;
  await tx.insert(orderHistory).values([
    { orderId, status: 'pending', description: 'Pesanan dibuat, menunggu pembayaran', at: placedAt },
    {
      ...{ orderId, status: 'processing', description: 'Pembayaran diterima, pesanan sedang diproses' },
      ...{ at: after(placedAt, 0.2), adminId },
    },
    {
      ...{ orderId, status: 'shipped', description: `Dikirim dengan J&T Express EZ, nomor resi ${receiptNumber}` },
      ...{ at: after(placedAt, 24), adminId },
    },
    { orderId, status: 'complete', description: 'Pesanan selesai', at: after(placedAt, 96), adminId },
  ]);
  await tx.insert(mailOutbox).values({
    ...{ toAddress: email, subject: `Pesanan ${code}: menunggu pembayaran`, text: '' },
    ...{ createdAt: placedAt, sentAt: placedAt, nextTryAt: placedAt },
  });
}
