import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../../../tests/support/invariants.ts';
import { products } from '../db/tables/catalogue.ts';
import { notifications } from '../db/tables/customers.ts';
import { referralRewards } from '../db/tables/loyalty.ts';
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
} from '../shop/testLoyalty.ts';
import { addBuyer, type Buyer, minute, putInCart } from '../shop/testPurchase.ts';

const bar = 'EB-0005-9999';
const day = 24 * 60 * minute;

let shop: TestPointShop;
let books: Books;
beforeAll(async () => {
  shop = await testPointShop(bar);
});
afterAll(() => shop.close());
beforeEach(async () => {
  books = await openBooks(shop.db);
});
afterEach(async () => expect(await books.faults()).toEqual([]));

async function order(buyer: Buyer, discounts: Parameters<typeof discountedBody>[2] = {}, pieces = 2): Promise<string> {
  await putInCart(shop, buyer, bar, pieces);
  const body = await discountedBody(shop, buyer, discounts);
  return (await orderAtFigures(shop, buyer, body)).data['order-code'];
}
const completed = async (buyer: Buyer, discounts: Parameters<typeof discountedBody>[2] = {}, pieces = 2) => {
  const code = await order(buyer, discounts, pieces);
  await moveThrough(shop, code, 'processing', 'shipped', 'complete');
  return code;
};
const movesOf = async (buyer: Buyer) => (await pointsOf(shop, buyer)).moves;

describe('points for an order', () => {
  it('come when it is complete, not before, and live for a year', async () => {
    const buyer = await addBuyer(shop);
    const code = await order(buyer);
    await moveThrough(shop, code, 'processing', 'shipped');
    expect(await movesOf(buyer)).toEqual([]);
    await moveThrough(shop, code, 'complete');
    const { lots, moves } = await pointsOf(shop, buyer);
    expect(moves).toEqual([{ kind: 'EARNED', by: 60, balance: 60 }]);
    expect(lots).toMatchObject([{ points: 60, remaining: 60, earnedOn: '2026-11-27', expiresOn: '2027-11-27' }]);
    const [last] = await shop.db
      .select()
      .from(notifications)
      .where(eq(notifications.customerId, buyer.id))
      .orderBy(sql`id desc`)
      .limit(1);
    expect(last?.message).toContain('Anda mendapat 60 poin.');
  });

  it('come neither to resellers nor for orders with a coupon for them', async () => {
    const coupon = await addCoupon(shop, { kind: 'RESELLER', typeName: 'Reseller' });
    const [reseller, other] = [await addBuyer(shop, { isReseller: true }), await addBuyer(shop)];
    await completed(reseller);
    await completed(other, { coupon });
    expect([await movesOf(reseller), await movesOf(other)]).toEqual([[], []]);
  });
});

describe('points for bringing a customer', () => {
  it('come once, when the first order of who was brought is complete', async () => {
    const referrer = await addBuyer(shop);
    const brought = await addBuyer(shop, { referredById: referrer.id });
    const cancelled = await order(brought);
    await moveThrough(shop, cancelled, 'cancelled');
    expect(await movesOf(referrer)).toEqual([]);
    await completed(brought);
    await completed(brought);
    expect(await movesOf(referrer)).toEqual([{ kind: 'REFERRAL', by: 40, balance: 40 }]);
    const rewards = await shop.db.select().from(referralRewards).where(eq(referralRewards.referrerId, referrer.id));
    expect(rewards).toMatchObject([{ customerId: brought.id, points: 40 }]);
  });

  it('are none for what gives none', async () => {
    const referrer = await addBuyer(shop);
    const brought = await addBuyer(shop, { referredById: referrer.id });
    await putInCart(shop, brought, 'ED-DASAR');
    await shop.db.update(products).set({ referralPoints: 0 }).where(eq(products.sku, 'ED-DASAR'));
    const body = await discountedBody(shop, brought, { courier: null });
    const { data } = await orderAtFigures(shop, brought, body);
    await moveThrough(shop, data['order-code'], 'processing', 'complete');
    expect(await movesOf(referrer)).toEqual([]);
  });
});

describe('a completed order that is taken back', () => {
  it('takes its points back and gives back what it held, once', async () => {
    const buyer = await addBuyer(shop);
    const coupon = await addCoupon(shop);
    await givePoints(shop, buyer, 100);
    const code = await completed(buyer, { coupon, redeem: 70 });
    expect((await pointsOf(shop, buyer)).left).toEqual([30, 60]);
    await shop.takeBack(code);
    const { left, moves } = await pointsOf(shop, buyer);
    expect(left).toEqual([100, 0]);
    expect(moves.slice(-2)).toEqual([
      { kind: 'GIVEN_BACK', by: 70, balance: 160 },
      { kind: 'TAKEN_BACK', by: -60, balance: 100 },
    ]);
    expect((await couponOf(shop, coupon)).used).toBe(0);
    expect(await orderRow(shop, code)).toMatchObject({ status: 'cancelled' });
    await expect(shop.takeBack(code)).rejects.toThrow('ORDER_MOVE_NOT_ALLOWED');
    expect(await movesOf(buyer)).toHaveLength(5);
  });

  it('leaves a debt when the points are spent, which the next points pay', async () => {
    const buyer = await addBuyer(shop);
    const code = await completed(buyer);
    await order(buyer, { redeem: 50 });
    await shop.takeBack(code);
    expect((await movesOf(buyer)).at(-1)).toEqual({ kind: 'TAKEN_BACK', by: -60, balance: -50 });
    await completed(buyer, {}, 1);
    expect((await movesOf(buyer)).at(-1)).toEqual({ kind: 'EARNED', by: 30, balance: -20 });
    await completed(buyer, {}, 1);
    const { moves, left } = await pointsOf(shop, buyer);
    expect(moves.at(-1)).toEqual({ kind: 'EARNED', by: 30, balance: 10 });
    expect(left.filter((remaining) => remaining !== 0)).toEqual([10]);
  });

  it('takes back the points of one that had paid a debt', async () => {
    const buyer = await addBuyer(shop);
    const first = await completed(buyer);
    await order(buyer, { redeem: 60 });
    await shop.takeBack(first);
    const second = await completed(buyer);
    expect((await movesOf(buyer)).at(-1)).toEqual({ kind: 'EARNED', by: 60, balance: 0 });
    await shop.takeBack(second);
    expect((await movesOf(buyer)).at(-1)).toEqual({ kind: 'TAKEN_BACK', by: -60, balance: -60 });
  });

  it('takes back points that expired meanwhile without a debt', async () => {
    const buyer = await addBuyer(shop);
    const code = await completed(buyer);
    shop.pass(400 * day);
    await shop.takeBack(code);
    expect((await movesOf(buyer)).at(-1)).toEqual({ kind: 'TAKEN_BACK', by: -60, balance: 0 });
    shop.pass(-400 * day);
  });

  it('takes back what bringing its customer gave, which the next order may give', async () => {
    const referrer = await addBuyer(shop);
    const brought = await addBuyer(shop, { referredById: referrer.id });
    await shop.takeBack(await completed(brought));
    expect(await movesOf(referrer)).toEqual([
      { kind: 'REFERRAL', by: 40, balance: 40 },
      { kind: 'TAKEN_BACK', by: -40, balance: 0 },
    ]);
    await completed(brought, {}, 1);
    expect((await movesOf(referrer)).at(-1)).toEqual({ kind: 'REFERRAL', by: 20, balance: 20 });
  });

  it('is not for one that is under way', async () => {
    const code = await order(await addBuyer(shop));
    await moveThrough(shop, code, 'processing');
    await expect(shop.takeBack(code)).rejects.toThrow('ORDER_MOVE_NOT_ALLOWED');
  });
});
