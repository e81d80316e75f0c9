import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Tx } from '../../api-server/src/db/database.ts';
import { inTransaction } from '../../api-server/src/db/inTransaction.ts';
import { products } from '../../api-server/src/db/tables/catalogue.ts';
import { coupons, couponUses } from '../../api-server/src/db/tables/loyalty.ts';
import { orders } from '../../api-server/src/db/tables/orders.ts';
import { cancelUnpaidOrders } from '../../api-server/src/shop/checkout/cancelUnpaid.ts';
import {
  addCoupon,
  couponOf,
  discountedBody,
  moveThrough,
  orderAtFigures,
  orderRow,
  pointsOf,
} from '../../api-server/src/shop/testLoyalty.ts';
import { placeOrder } from '../../api-server/src/shop/testOrder.ts';
import {
  addBuyer,
  type Buyer,
  cartOf,
  minute,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { rowsOf } from '../support/rowsOf.ts';
import { until } from '../support/until.ts';
import { tallied, times } from './allAtOnce.ts';
import { type ReadyBuyer, readyBuyers } from './readyBuyers.ts';

const bar = 'EB-0005-9999';

let shop: TestPurchase;
let books: Books;
let buyer: Buyer;
beforeAll(async () => {
  shop = await testPurchase();
  await shop.db.update(products).set({ fixedPoint: 30 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await cancelUnpaidOrders(shop.db, new Date(shop.now().getTime() + 30 * minute));
  books = await openBooks(shop.db);
  buyer = await addBuyer(shop);
  await putInCart(shop, buyer, bar);
});
afterEach(async () => expect(await books.faults()).toEqual([]));

const preview = (coupon: unknown, more: object = {}) =>
  shop.ask('PUT /order', {
    token: buyer.token,
    body: { 'customer-code': buyer.code, 'coupon-code': coupon, 'redeem-point': 0, 'total-price': 0, ...more },
  });
const look = (coupon: string) => shop.ask(`GET /coupon/${encodeURIComponent(coupon)}`, { token: buyer.token });
const order = async (coupon: unknown) =>
  orderAtFigures(shop, buyer, { ...(await discountedBody(shop, buyer, {})), 'coupon-code': coupon });

it('36: says why a coupon can not be used, with what is missing, and uses nothing up', async () => {
  const { totalAmount } = await cartOf(shop, buyer);
  const missing = { minimum: totalAmount + 7, missing: 7 };
  const spent = await addCoupon(shop, { customerLimit: 1 });
  expect((await order(spent)).status).toBe(200);
  await putInCart(shop, buyer, bar);
  for (const [coupon, code, params] of [
    ['TIDAK-ADA', 'COUPON_UNKNOWN', undefined],
    [await addCoupon(shop, { isActive: false }), 'COUPON_UNKNOWN', undefined],
    [await addCoupon(shop, { segment: 'CORPORATE' }), 'COUPON_SEGMENT_NOT_ALLOWED', { segment: 'CORPORATE' }],
    [await addCoupon(shop, { startsOn: '2026-12-01' }), 'COUPON_NOT_YET', { from: '2026-12-01' }],
    [await addCoupon(shop, { endsOn: '2026-11-01' }), 'COUPON_EXPIRED', { until: '2026-11-01' }],
    [await addCoupon(shop, { quota: 0 }), 'COUPON_USED_UP', undefined],
    [spent, 'COUPON_LIMIT_REACHED', { limit: 1 }],
    [await addCoupon(shop, { minimum: totalAmount + 7 }), 'COUPON_BELOW_MINIMUM', missing],
  ] as const) {
    const rows = await rowsOf(shop.db, ['budget_uses', 'unique_codes']);
    for (const [answer, expected] of [
      [await preview(coupon), 422],
      [await look(coupon), 422],
      [await order(coupon), 409],
    ] as const) {
      expect([answer.status, answer.json.code, answer.json.params]).toEqual([expected, code, params]);
    }
    expect(await rowsOf(shop.db, ['budget_uses', 'unique_codes'])).toEqual(rows);
  }
});

/** Nothing of the customer waits unpaid any more. */
async function payAll({ id }: Buyer): Promise<void> {
  const unpaid = await shop.db
    .select({ code: orders.code })
    .from(orders)
    .where(and(eq(orders.customerId, id), eq(orders.status, 'pending')));
  for (const { code } of unpaid) await moveThrough(shop, code, 'processing');
}

it('36: lets a customer guess ten codes a minute, over the previews and the order together', async () => {
  const good = await addCoupon(shop);
  for (const ask of [preview, look, order]) {
    for (let guess = 0; guess < 3; guess += 1) {
      expect((await ask(`TEBAK${guess}`)).json.code).toBe('COUPON_UNKNOWN');
      expect((await ask(good)).status).toBe(200);
      if (ask !== order) continue;
      await payAll(buyer);
      await putInCart(shop, buyer, bar);
    }
  }
  expect((await preview('TEBAK9')).json.code).toBe('COUPON_UNKNOWN');
  for (const ask of [preview, look, order]) {
    const { status, headers } = await ask(good);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  }
  // Who uses no coupon is not in anybody's way.
  expect((await order(null)).status).toBe(200);
  shop.pass(minute);
  expect((await preview(good)).status).toBe(200);
});

it('36: counts guesses before they are judged: fifty at once get no further than ten', async () => {
  const tally = await tallied(times(50, (at) => () => preview(`TEBAK${at}`)));
  expect(tally).toEqual({ '422 COUPON_UNKNOWN': 10, '429 HELD_TOO_MUCH': 40 });
});

it('37: reads one code or none, however it is written, and gives one discount', async () => {
  const [one, two] = [await addCoupon(shop), await addCoupon(shop)];
  for (const written of [one, one.toLowerCase(), `  ${one}\n`]) {
    expect((await preview(written)).data).toEqual({ 'discount-coupon': 50_000, 'is-freeongkir': false });
  }
  for (const written of [[one], [one, two], { code: one }, 1, true]) {
    expect([(await preview(written)).status, (await order(written)).status]).toEqual([422, 422]);
  }
  for (const written of [`${one},${two}`, `${one} ${two}`, `${one}%`, `${one}\\`, `'${one}' or 1=1`]) {
    expect((await preview(written)).json.code).toBe('COUPON_UNKNOWN');
  }
  const placed = await order(` ${one.toLowerCase()}`);
  expect(await orderRow(shop, placed.data['order-code'])).toMatchObject({ couponCode: one, discountCoupon: 50_000 });
});

it('38: adds the cart up itself: a price that is claimed raises no percentage, and no discount is above the lines', async () => {
  const { totalAmount } = await cartOf(shop, buyer);
  const half = await addCoupon(shop, { kind: 'PERCENT', basisPoints: 5_000 });
  const huge = await addCoupon(shop, { amount: totalAmount + 1_000_000 });
  for (const price of [0, totalAmount * 10, 10 ** 12]) {
    const discountOf = async (coupon: string) =>
      (await preview(coupon, { 'total-price': price })).data['discount-coupon'];
    expect(await discountOf(half)).toBe(Math.floor(totalAmount / 2));
    expect(await discountOf(huge)).toBe(totalAmount);
  }
  const body = await discountedBody(shop, buyer, { coupon: half });
  const inflated = { ...body, 'discount-coupon': totalAmount, 'grand-total': body['shipping-cost'] };
  expect((await placeOrder(shop, buyer, inflated)).json.code).toBe('PRICING_CHANGED');
  const placed = await order(huge);
  expect((await orderRow(shop, placed.data['order-code'])).discountCoupon).toBe(totalAmount);
});

it('39: a Reseller coupon is for one order, which earns nothing, and makes nobody a reseller [S6.19]', async () => {
  const coupon = await addCoupon(shop, { kind: 'RESELLER', typeCode: 'CT-3', typeName: 'Reseller' });
  const first = (await order(coupon)).data['order-code'];
  expect(await orderRow(shop, first)).toMatchObject({ pointReward: 0, discountCoupon: 0, couponTypeName: 'Reseller' });
  const account = await shop.ask(`GET /customer/by-code/${buyer.code}`, { token: buyer.token });
  expect(account.data['is-reseller']).toBe(false);
  await putInCart(shop, buyer, bar);
  const second = (await order(null)).data['order-code'];
  for (const code of [first, second]) await moveThrough(shop, code, 'processing', 'shipped', 'complete');
  expect((await pointsOf(shop, buyer)).moves).toEqual([{ kind: 'EARNED', by: 30, balance: 30 }]);
});

/** What costs everybody its regular price, and weighs a kilogram at most. */
async function plainSkus(): Promise<string[]> {
  const { rows } = await shop.db.execute<{ sku: string }>(sql`
    select s.sku from skus s join products p on p.id = s.product_id and p.sku = s.sku
    where is_active and segment <> 'CORPORATE' and sale_price is null and s.weight_mg between 1 and 1000000 and stock >= 12
      and regular_price > 50000 and not exists (select from product_prices o where o.product_id = p.id and level_id = 1)`);
  return rows.map(({ sku }) => sku);
}

/**
 * Buyers who have seen what their cart comes to with the coupon. They buy different things: whoever buys the same waits
 * for its stock, and so never meets another at the coupon.
 */
async function readyWith(coupon: string, count: number): Promise<ReadyBuyer[]> {
  const plain = await plainSkus();
  expect(plain.length).toBeGreaterThan(9);
  const many = await readyBuyers(shop, { wanted: times(count, (at) => [plain[at % plain.length] ?? bar]) });
  return many.map(({ buyer: whose, body }) => ({
    buyer: whose,
    body: {
      ...{ ...body, 'coupon-code': coupon as unknown as null, 'discount-coupon': 50_000 },
      'grand-total': body['grand-total'] - 50_000,
    },
  }));
}
const send = ({ buyer: whose, body }: ReadyBuyer) => placeOrder(shop, whose, body);

it('78: a coupon for ten orders is carried by ten of a hundred and twenty that are sent at once', async () => {
  const coupon = await addCoupon(shop, { quota: 10 });
  const many = await readyWith(coupon, 120);
  expect(await tallied(many.map((each) => () => send(each)))).toEqual({ '200': 10, '409 COUPON_USED_UP': 110 });
  expect((await couponOf(shop, coupon)).used).toBe(10);
});

it('78: the counter of a coupon never passes its quota, whatever writes it', async () => {
  const coupon = await addCoupon(shop, { quota: 10 });
  const raise = shop.db.update(coupons).set({ used: 11 }).where(eq(coupons.code, coupon));
  await expect(raise).rejects.toThrow();
});

it('78: the last use that a customer has is one row', async () => {
  const coupon = await couponOf(shop, await addCoupon(shop, { customerLimit: 1 }));
  const placed = await order(coupon.code);
  await putInCart(shop, buyer, bar);
  const other = await orderRow(shop, (await order(null)).data['order-code']);
  const { customerId } = await orderRow(shop, placed.data['order-code']);
  const again = { orderId: other.id, couponId: coupon.id, customerId, ordinal: 1 };
  await expect(shop.db.insert(couponUses).values(again)).rejects.toThrow();
});

it('82: an order waits for whoever changes its coupon, and is placed at what the coupon is then', async () => {
  for (const [change, code] of [
    [{ amount: 10 }, 'PRICING_CHANGED'],
    [{ isActive: false }, 'COUPON_UNKNOWN'],
    [{ minimum: 10_000_000_000 }, 'COUPON_BELOW_MINIMUM'],
  ] as const) {
    const coupon = await addCoupon(shop);
    const [ready] = await readyWith(coupon, 1);
    if (!ready) throw new Error('one was asked for');
    let sent: ReturnType<typeof send> | undefined;
    await inTransaction(shop.db, async (tx) => {
      await tx.update(coupons).set(change).where(eq(coupons.code, coupon));
      sent = send(ready);
      // Only here do two transactions run at once.
      if (shop.engine === 'postgres') await until('the order to wait', () => isWaitedFor(tx));
    });
    expect((await sent)?.json.code).toBe(code);
    expect((await couponOf(shop, coupon)).used).toBe(0);
  }
});

/** Whether somebody in this database waits for a lock. */
async function isWaitedFor(tx: Tx): Promise<true | undefined> {
  const { rows } = await tx.execute(sql`
    select from pg_locks where not granted and pid in (select pid from pg_locks
      where database = (select oid from pg_database where datname = current_database()))`);
  return rows.length > 0 || undefined;
}

it('82: of orders that are sent while a coupon ends each carries it whole or is refused', async () => {
  const coupon = await addCoupon(shop);
  const many = await readyWith(coupon, 60);
  const ended = shop.db.update(coupons).set({ isActive: false }).where(eq(coupons.code, coupon));
  const sends = tallied(many.map((each) => () => send(each)));
  await ended;
  const { '200': placed = 0, '409 COUPON_UNKNOWN': refused = 0, ...others } = await sends;
  expect([placed + refused, others]).toEqual([60, {}]);
  expect((await couponOf(shop, coupon)).used).toBe(placed);
});
