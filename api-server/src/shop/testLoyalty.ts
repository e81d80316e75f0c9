import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '../db/inTransaction.ts';
import { admins } from '../db/tables/admins.ts';
import { products } from '../db/tables/catalogue.ts';
import { coupons, pointLots, pointMoves } from '../db/tables/loyalty.ts';
import { orders } from '../db/tables/orders.ts';
import { creditPoints } from '../loyalty/creditPoints.ts';
import { moveOrder } from '../orders/moveOrder.ts';
import { takeBackOrder } from '../orders/takeBackOrder.ts';
import { type OrderBody, orderBody, placeOrder } from './testOrder.ts';
import { type Buyer, type TestPurchase, testPurchase } from './testPurchase.ts';

/** A shop in which every piece of this sku earns 30 points, and 20 whoever brought its buyer. */
export async function testPointShop(sku: string) {
  const shop = await testPurchase();
  const adminId = await adminIdOf(shop);
  await shop.db.update(products).set({ fixedPoint: 30, referralPoints: 20 }).where(eq(products.sku, sku));
  return {
    ...shop,
    /** Takes a completed order back, as an admin does. */
    takeBack: async (code: string) => takeBackOrder(shop.services, (await orderRow(shop, code)).id, adminId),
  };
}

export type TestPointShop = Awaited<ReturnType<typeof testPointShop>>;

let made = 0;

type NewCoupon = typeof coupons.$inferInsert;

/** Adds a coupon of Rp 50.000 unless said otherwise; its code. */
export async function addCoupon({ db }: TestPurchase, more: Partial<NewCoupon> = {}): Promise<string> {
  made += 1;
  const code = `KUPON${made}`;
  const worth = more.kind === undefined ? { kind: 'AMOUNT' as const, amount: 50_000 } : { kind: more.kind };
  const [row] = await db
    .insert(coupons)
    .values({ code, typeCode: 'CT-1', typeName: 'Potongan harga', ...worth, ...more })
    .returning({ code: coupons.code });
  return row?.code ?? '';
}

export async function couponOf({ db }: TestPurchase, code: string) {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  if (!row) throw new Error(`no coupon ${code}`);
  return row;
}

/** Gives a buyer points as if they had been earned at that time. */
export async function givePoints({ db, now }: TestPurchase, { id }: Buyer, points: number, at = now()): Promise<void> {
  const head = { customerId: id, orderId: null, kind: 'ADJUSTED' as const, description: 'Bonus', at };
  await inTransaction(db, (tx) => creditPoints(tx, head, points));
}

/** A customer's points: what every lot holds, the first to expire first, and what moved. */
export async function pointsOf({ db }: TestPurchase, { id }: Buyer) {
  const lots = await db.select().from(pointLots).where(eq(pointLots.customerId, id)).orderBy(pointLots.expiresOn);
  const moves = await db.select().from(pointMoves).where(eq(pointMoves.customerId, id)).orderBy(pointMoves.id);
  return {
    left: lots.map(({ remaining }) => remaining),
    lots,
    moves: moves.map(({ kind, credit, debit, balance }) => ({ kind, by: credit - debit, balance })),
  };
}

export interface Discounts {
  readonly coupon?: string | null;
  readonly redeem?: number;
}

/** The order payload with a coupon and points, before anybody saw what they come to. */
export async function discountedBody(
  shop: TestPurchase,
  buyer: Buyer,
  { coupon = null, redeem = 0, ...choice }: Discounts & Parameters<typeof orderBody>[2],
) {
  return { ...(await orderBody(shop, buyer, choice)), 'coupon-code': coupon, 'redeem-point': redeem };
}

/** Sends an order, and once more with the figures that the server names: as a shopper who agrees to what is shown. */
export async function orderAtFigures(shop: TestPurchase, buyer: Buyer, body: OrderBody | object, key?: string) {
  const first = await placeOrder(shop, buyer, body, key);
  if (first.json.code !== 'PRICING_CHANGED') return first;
  return placeOrder(shop, buyer, { ...body, ...first.json.figures }, key);
}

export async function orderRow({ db }: TestPurchase, code: string) {
  const [row] = await db.select().from(orders).where(eq(orders.code, code));
  if (!row) throw new Error(`no order ${code}`);
  return row;
}

/** An admin of the demo. */
export async function adminIdOf({ db }: TestPurchase): Promise<number> {
  const [admin] = await db.select({ id: admins.id }).from(admins).orderBy(sql`id`).limit(1);
  return admin?.id ?? 0;
}

/** Moves an order through these statuses, as an admin does. */
export async function moveThrough(
  shop: TestPurchase,
  code: string,
  ...statuses: ('processing' | 'shipped' | 'complete' | 'cancelled')[]
): Promise<void> {
  const [{ id }, adminId] = [await orderRow(shop, code), await adminIdOf(shop)];
  for (const status of statuses) {
    const receiptNumber = status === 'shipped' ? 'JP0123456789' : null;
    await moveOrder(shop.services, id, { status, courierService: null, receiptNumber }, adminId);
  }
}
