import { eq, inArray } from 'drizzle-orm';
import { jakartaDate } from 'shop-core/rules';
import { activePoints } from 'shop-core/rules/back-office';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../api-server/src/db/inTransaction.ts';
import { customers } from '../../api-server/src/db/tables/customers.ts';
import { pointLots, referralRewards } from '../../api-server/src/db/tables/loyalty.ts';
import { Refusal } from '../../api-server/src/http/refuse.ts';
import { liveLots } from '../../api-server/src/loyalty/pointLots.ts';
import { redeemPoints, requirePoints } from '../../api-server/src/loyalty/redeemPoints.ts';
import { cancelUnpaidOrders } from '../../api-server/src/shop/checkout/cancelUnpaid.ts';
import {
  addCoupon,
  couponOf,
  discountedBody,
  givePoints,
  moveThrough,
  orderAtFigures,
  orderRow,
  pointsOf,
  type TestPointShop,
  testPointShop,
} from '../../api-server/src/shop/testLoyalty.ts';
import { placeOrder } from '../../api-server/src/shop/testOrder.ts';
import { addBuyer, addBuyers, type Buyer, minute, putInCart } from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { rowsOf } from '../support/rowsOf.ts';
import { allAtOnce, tallied, times } from './allAtOnce.ts';

const bar = 'EB-0005-9999';
const day = 24 * 60 * minute;

let shop: TestPointShop;
let books: Books;
let buyer: Buyer;
beforeAll(async () => {
  shop = await testPointShop(bar);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await cancelUnpaidOrders(shop.db, new Date(shop.now().getTime() + 30 * minute));
  books = await openBooks(shop.db);
  buyer = await addBuyer(shop);
});
afterEach(async () => expect(await books.faults()).toEqual([]));

const redeem = (points: unknown, { code, token } = buyer) =>
  shop.ask('PUT /order/redeem', {
    token,
    body: { 'customer-code': code, 'coupon-code': null, 'redeem-point': points, 'total-price': 10 ** 12 },
  });
/** Orders a bar, at the figures that the server names for these wishes. */
async function order(wishes: Parameters<typeof discountedBody>[2] = {}, whose = buyer) {
  await putInCart(shop, whose, bar);
  return orderAtFigures(shop, whose, await discountedBody(shop, whose, wishes));
}
async function complete(whose = buyer): Promise<string> {
  const code = (await order({}, whose)).data['order-code'];
  await moveThrough(shop, code, 'processing', 'shipped', 'complete');
  return code;
}

it('40: refuses points that are none, more than there are or expired; a preview writes nothing [S5.38]', async () => {
  await givePoints(shop, buyer, 500);
  await givePoints(shop, buyer, 900, new Date(shop.now().getTime() - 370 * day));
  const rows = await rowsOf(shop.db, ['sessions']);
  for (const points of [-5, 1.5, 0, '5', null, 1e300, [5]]) expect((await redeem(points)).status).toBe(422);
  for (const points of [501, 1_400, 2 ** 31, 2 ** 53 - 1]) {
    const { status, json } = await redeem(points);
    expect([status, json.message, json.params]).toEqual([
      422,
      ['Redeem poin melebihi Poin yang Anda miliki'],
      { active: 500 },
    ]);
  }
  expect((await redeem(500)).data).toEqual({ 'redeem-point': 500 });
  expect(await rowsOf(shop.db, ['sessions'])).toEqual(rows);
  // Points move in POST /order alone.
  expect((await order({ redeem: 500 })).status).toBe(200);
  expect((await pointsOf(shop, buyer)).moves.at(-1)).toEqual({ kind: 'REDEEMED', by: -500, balance: 0 });
  expect((await order({ redeem: 1 })).status).toBe(409);
});

it('40: no lot ever holds less than nothing, whatever writes it', async () => {
  await givePoints(shop, buyer, 500);
  for (const remaining of [-1, 501]) {
    await expect(
      shop.db.update(pointLots).set({ remaining }).where(eq(pointLots.customerId, buyer.id)),
    ).rejects.toThrow();
  }
});

it('41: brings a total to 0 and not below, and takes the points that were agreed to and no more', async () => {
  const coupon = await addCoupon(shop, { amount: 10_000_000_000 });
  await givePoints(shop, buyer, 2_000_000);
  await putInCart(shop, buyer, bar);
  const wish = await discountedBody(shop, buyer, { coupon, redeem: 2_000_000 });
  const claims = [
    { 'discount-coupon': 10_000_000_000, 'discount-redeem': 2_000_000, 'grand-total': 0 },
    { 'discount-coupon': 10_000_000_000, 'discount-redeem': 2_000_000, 'grand-total': -10_000 },
  ];
  for (const claim of claims) expect((await placeOrder(shop, buyer, { ...wish, ...claim })).status).toBe(409);
  expect((await pointsOf(shop, buyer)).left).toEqual([2_000_000]);
  const placed = await orderAtFigures(shop, buyer, wish);
  const row = await orderRow(shop, placed.data['order-code']);
  expect(row.grandTotal).toBe(0);
  expect(row.discountRedeem).toBe(row.shippingCost - row.uniqueCode);
  expect((await pointsOf(shop, buyer)).left).toEqual([2_000_000 - row.discountRedeem]);
});

it('48: gives back points with their old expiry and the use of a coupon once, whoever cancels how often', async () => {
  const old = new Date(shop.now().getTime() - 300 * day);
  await givePoints(shop, buyer, 100, old);
  await givePoints(shop, buyer, 100);
  const coupon = await addCoupon(shop, { quota: 1, customerLimit: 1 });
  const { lots: before } = await pointsOf(shop, buyer);
  const placed = await order({ coupon, redeem: 150 });
  expect((await pointsOf(shop, buyer)).left).toEqual([0, 50]);
  expect((await couponOf(shop, coupon)).used).toBe(1);
  shop.pass(30 * minute);
  const runs = times(6, () => () => cancelUnpaidOrders(shop.db, shop.now()));
  expect((await allAtOnce(runs)).reduce((sum, count) => sum + count, 0)).toBe(1);
  const { lots, moves } = await pointsOf(shop, buyer);
  expect(lots).toEqual(before);
  expect(moves.filter(({ kind }) => kind === 'GIVEN_BACK')).toEqual([{ kind: 'GIVEN_BACK', by: 150, balance: 200 }]);
  expect((await couponOf(shop, coupon)).used).toBe(0);
  expect((await orderRow(shop, placed.data['order-code'])).status).toBe('cancelled');
  // Both can be used again, and the first hour is no longer than it was: what was old is still taken first.
  await order({ coupon, redeem: 150 });
  expect((await pointsOf(shop, buyer)).left).toEqual([0, 50]);
});

it('49: points are earned by a completed order alone, and a return takes them back, spent or not', async () => {
  const code = (await order()).data['order-code'];
  for (const status of ['processing', 'shipped'] as const) {
    await moveThrough(shop, code, status);
    expect((await pointsOf(shop, buyer)).moves).toEqual([]);
  }
  await moveThrough(shop, code, 'complete');
  expect((await pointsOf(shop, buyer)).moves).toEqual([{ kind: 'EARNED', by: 30, balance: 30 }]);
  expect((await order({ redeem: 25 })).status).toBe(200);
  await shop.takeBack(code);
  expect((await pointsOf(shop, buyer)).moves.at(-1)).toEqual({ kind: 'TAKEN_BACK', by: -30, balance: -25 });
  const account = await shop.ask(`GET /customer/by-code/${buyer.code}`, { token: buyer.token });
  expect(account.data['customer-point']['total-point-active']).toBe(-25);
  for (const [answer, status] of [
    [await redeem(1), 422],
    [await order({ redeem: 1 }), 409],
  ] as const) {
    expect([answer.status, answer.json.code, answer.json.params]).toEqual([status, 'POINTS_EXCEED', { active: 0 }]);
  }
  // A debt has no day on which it ends.
  const muchLater = new Date(shop.now().getTime() + 800 * day);
  expect(activePoints(await liveLots(shop.db, buyer.id), jakartaDate(muchLater))).toBe(-25);
});

it('49: an order that is taken back by ten at the same moment is taken back once', async () => {
  // A reseller's earned nothing: no points would tell of a second time.
  const code = await complete(await addBuyer(shop, { isReseller: true }));
  const take = () =>
    shop.takeBack(code).then(
      () => true,
      () => false,
    );
  expect((await allAtOnce(times(10, () => take))).filter(Boolean)).toEqual([true]);
});

it('50: nobody is rewarded for themselves, for who brought them, or after their account is gone', async () => {
  const [self, one, other, gone, brought] = await addBuyers(shop, 5);
  if (!self || !one || !other || !gone || !brought) throw new Error('five were added');
  const refer = async (whose: Buyer, referredById: number) =>
    shop.db.update(customers).set({ referredById }).where(eq(customers.id, whose.id));
  await refer(self, self.id);
  await refer(one, other.id);
  await refer(other, one.id);
  await refer(brought, gone.id);
  await shop.db.update(customers).set({ deletedAt: shop.now() }).where(eq(customers.id, gone.id));
  for (const whose of [self, one, other, brought]) await complete(whose);
  const ids = [self, one, other, brought].map(({ id }) => id);
  expect(await shop.db.select().from(referralRewards).where(inArray(referralRewards.customerId, ids))).toEqual([]);
  for (const whose of [self, one, other]) {
    expect((await pointsOf(shop, whose)).moves.map(({ kind }) => kind)).toEqual(['EARNED']);
  }
  expect((await pointsOf(shop, gone)).moves).toEqual([]);
});

it('50: a referrer is named at the registration and never after', async () => {
  const friend = await addBuyer(shop);
  const form = {
    ...{ code: buyer.code, 'first-name': 'Ayu', 'last-name': 'X', gender: 'P', 'birth-date': '17-05-1990' },
    ...{ email: 'ayu@contoh.test', 'phone-number': '0812345678', 'level-id': 1, 'customer-type': 'INDIVIDU' },
    ...{ ref: friend.code, 'referral-code': friend.code, referredById: friend.id },
  };
  expect((await shop.ask('PUT /customer', { token: buyer.token, body: form })).status).toBe(200);
  await complete();
  expect((await pointsOf(shop, friend)).moves).toEqual([]);
});

it('50: ten customers a day is the most that a referrer is rewarded for', async () => {
  const referrer = await addBuyer(shop);
  const brought = await addBuyers(shop, 12, { referredById: referrer.id });
  const [last, ...others] = brought;
  if (!last) throw new Error('twelve were added');
  await books.setStock(bar, 100);
  // At the same moment too: their referrer is waited for.
  const codes = await Promise.all(others.map(async (whose) => (await order({}, whose)).data['order-code']));
  await Promise.all(codes.map((code) => moveThrough(shop, code, 'processing', 'shipped', 'complete')));
  expect((await pointsOf(shop, referrer)).moves.filter(({ kind }) => kind === 'REFERRAL')).toHaveLength(10);
  // The end of one's day is nobody else's.
  const another = await addBuyer(shop);
  await complete(await addBuyer(shop, { referredById: another.id }));
  expect((await pointsOf(shop, another)).moves).toMatchObject([{ kind: 'REFERRAL' }]);
  shop.pass(day);
  await complete(last);
  expect((await pointsOf(shop, referrer)).moves).toHaveLength(11);
});

it('79: of fifty orders that redeem the same thousand points one is placed', async () => {
  await givePoints(shop, buyer, 1_000);
  await putInCart(shop, buyer, bar);
  const sendAll = async () => {
    const { 'grand-total': total, ...body } = await discountedBody(shop, buyer, { redeem: 1_000 });
    const claim = { ...body, 'discount-redeem': 1_000, 'grand-total': total - 1_000 };
    return tallied(times(50, (at) => () => placeOrder(shop, buyer, claim, `seribu-poin-${at}-${total}`)));
  };
  // The first takes the cart too; the others find it empty.
  const { '200': placed, ...others } = await sendAll();
  expect([placed, others]).toEqual([1, { '422 CART_EMPTY': 49 }]);
  await putInCart(shop, buyer, bar);
  expect(await sendAll()).toEqual({ '409 POINTS_EXCEED': 50 });
  const { left, moves } = await pointsOf(shop, buyer);
  expect([left, moves.at(-1)]).toEqual([[0], { kind: 'REDEEMED', by: -1_000, balance: 0 }]);
});

it('79: points are there once, also for whoever has no customer`s lock', async () => {
  await givePoints(shop, buyer, 400);
  await givePoints(shop, buyer, 600, new Date(shop.now().getTime() - day));
  const head = { customerId: buyer.id, orderId: null, kind: 'ADJUSTED' as const, description: 'x', at: shop.now() };
  const take = () =>
    inTransaction(shop.db, async (tx) => {
      await requirePoints(tx, buyer.id, 1_000, shop.now());
      await redeemPoints(tx, head, 1_000);
      return 'taken';
    }).catch((fault: unknown) => (fault instanceof Refusal ? fault.problem.code : String(fault)));
  const outcomes = await allAtOnce(times(50, () => take));
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'POINTS_EXCEED')).toHaveLength(49);
});
