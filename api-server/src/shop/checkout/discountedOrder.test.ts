import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../../../../tests/support/invariants.ts';
import { products } from '../../db/tables/catalogue.ts';
import { customers, notifications } from '../../db/tables/customers.ts';
import { coupons as couponsTable, couponUses } from '../../db/tables/loyalty.ts';
import { mailOutbox } from '../../db/tables/mail.ts';
import { addCoupon, couponOf, discountedBody, givePoints, orderAtFigures, orderRow, pointsOf } from '../testLoyalty.ts';
import { orderByCode, placeOrder } from '../testOrder.ts';
import { addBuyer, type Buyer, minute, putInCart, type TestPurchase, testPurchase } from '../testPurchase.ts';
import { cancelUnpaidOrders } from './cancelUnpaid.ts';

const bar = 'EB-0005-9999';
const day = 24 * 60 * minute;

let shop: TestPurchase;
let books: Books;
let buyer: Buyer;
beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());
beforeEach(async () => {
  books = await openBooks(shop.db);
  buyer = await addBuyer(shop);
  await putInCart(shop, buyer, bar, 2);
});
afterEach(async () => expect(await books.faults()).toEqual([]));

/** Sends an order with the figures that follow from these discounts. */
async function order(coupon: string | null, figures: Record<string, number> = {}, whose = buyer) {
  const body = await discountedBody(shop, whose, { coupon });
  const claim = { ...body, ...figures };
  const shipping = claim['shipping-cost'] - claim['discount-coupon'] - claim['discount-redeem'];
  const total = claim['total-amount'] - claim['unique-code'] + shipping;
  return placeOrder(shop, whose, { ...claim, 'grand-total': total, ...figures });
}

describe('a coupon', () => {
  it('takes its amount off, is counted, and stands in the order [S3.22, S3.23, S4.18, S4.20, S9.13]', async () => {
    const code = await addCoupon(shop, { amount: 75_000, quota: 5, typeCode: 'CT-4', typeName: 'Hadiah Lebaran' });
    const placed = await order(code, { 'discount-coupon': 75_000 });
    expect(placed.status, JSON.stringify(placed.json)).toBe(200);
    const shown = (await orderByCode(shop, buyer, placed.data['order-code'])).data.order;
    expect(shown.coupon).toEqual({ code, 'coupon-type': { code: 'CT-4', name: 'Hadiah Lebaran' } });
    expect(shown['discount-coupon']).toBe(75_000);
    expect(shown['grand-total']).toBe(shown['total-amount'] - 75_000 - shown['unique-code'] + shown['shipping-cost']);
    expect((await couponOf(shop, code)).used).toBe(1);
  });

  it.each([
    ['up to its cap', { basisPoints: 1_000, cap: 100_000 }, () => 100_000],
    ['rounded down to whole rupiah', { basisPoints: 1 }, (total: number) => Math.floor(total / 10_000)],
    ['up to the price of the lines', { basisPoints: 10_000 }, (total: number) => total],
  ])('takes a percentage off, %s', async (_, worth, discount) => {
    const code = await addCoupon(shop, { kind: 'PERCENT', ...worth });
    const total = (await discountedBody(shop, buyer, {}))['total-amount'];
    const placed = await orderAtFigures(shop, buyer, await discountedBody(shop, buyer, { coupon: code }));
    expect(await orderRow(shop, placed.data['order-code'])).toMatchObject({
      totalAmount: total,
      discountCoupon: discount(total),
      couponCode: code,
    });
  });

  it('sends for nothing, beside an amount or alone [S4.18]', async () => {
    for (const worth of [{ kind: 'FREE_SHIPPING' as const }, { amount: 10_000, withFreeShipping: true }]) {
      const code = await addCoupon(shop, worth);
      const whose = await addBuyer(shop);
      await putInCart(shop, whose, bar);
      const discount = 'amount' in worth ? 10_000 : 0;
      const paid = await order(code, { 'shipping-cost': 0, 'discount-coupon': discount }, whose);
      expect(paid.status, JSON.stringify(paid.json)).toBe(200);
      const { shippingCost, discountCoupon } = await orderRow(shop, paid.data['order-code']);
      expect([shippingCost, discountCoupon]).toEqual([0, discount]);
    }
  });

  it('of the type Reseller makes the order earn no points, and the customer no reseller [S6.19]', async () => {
    await shop.db.update(products).set({ fixedPoint: 25 }).where(eq(products.sku, bar));
    const code = await addCoupon(shop, { kind: 'RESELLER', typeName: 'Reseller' });
    const usual = await discountedBody(shop, buyer, { coupon: code });
    expect(usual['point-reward']).toBe(50);
    const claimed = await placeOrder(shop, buyer, usual);
    expect(claimed.json.params).toEqual({ differing: ['pointReward'] });
    const placed = await placeOrder(shop, buyer, { ...usual, ...claimed.json.figures });
    expect((await orderRow(shop, placed.data['order-code'])).pointReward).toBe(0);
    const [{ isReseller } = { isReseller: true }] = await shop.db
      .select()
      .from(customers)
      .where(eq(customers.id, buyer.id));
    expect(isReseller).toBe(false);
  });

  it('is taken however its code is written, and none when nothing is written', async () => {
    const code = await addCoupon(shop);
    const placed = await order(`  ${code.toLowerCase()} `, { 'discount-coupon': 50_000 });
    expect((await orderRow(shop, placed.data['order-code'])).couponCode).toBe(code);
    await putInCart(shop, buyer, bar);
    expect((await order(' ')).status).toBe(200);
  });

  it('is refused at the order with what changed since it was looked at, as a conflict', async () => {
    const [early, late] = ['2026-11-28', '2026-11-26'];
    const total = (await discountedBody(shop, buyer, {}))['total-amount'];
    for (const [more, code, params] of [
      [{ isActive: false }, 'COUPON_UNKNOWN', undefined],
      [{ segment: 'CORPORATE' as const }, 'COUPON_SEGMENT_NOT_ALLOWED', { segment: 'CORPORATE' }],
      [{ startsOn: early }, 'COUPON_NOT_YET', { from: early }],
      [{ endsOn: late }, 'COUPON_EXPIRED', { until: late }],
      [{ quota: 3, used: 3 }, 'COUPON_USED_UP', undefined],
      [{ minimum: total + 1 }, 'COUPON_BELOW_MINIMUM', { minimum: total + 1, missing: 1 }],
    ] as const) {
      const coupon = await addCoupon(shop, more);
      const refused = await order(coupon, { 'discount-coupon': 50_000 });
      expect([refused.status, refused.json.code, refused.json.params]).toEqual([409, code, params]);
      // The books count uses by orders.
      if ('used' in more) await shop.db.delete(couponsTable).where(eq(couponsTable.code, coupon));
    }
    expect((await order('TIDAK-ADA')).json.code).toBe('COUPON_UNKNOWN');
  });

  it('is good on its last day to the last second in Jakarta', async () => {
    const coupon = await addCoupon(shop, { startsOn: '2026-11-27', endsOn: '2026-11-27' });
    const untilMidnight = new Date('2026-11-27T17:00:00Z').getTime() - shop.now().getTime();
    shop.pass(untilMidnight - 1_000);
    expect((await order(coupon, { 'discount-coupon': 50_000 })).status).toBe(200);
    await putInCart(shop, buyer, bar);
    shop.pass(1_000);
    expect((await order(coupon, { 'discount-coupon': 50_000 })).json.code).toBe('COUPON_EXPIRED');
    shop.pass(-untilMidnight);
  });

  it('is used by one customer as often as it may be, and once more when an order was cancelled', async () => {
    const coupon = await addCoupon(shop, { customerLimit: 2 });
    const use = async () => {
      await putInCart(shop, buyer, bar);
      return order(coupon, { 'discount-coupon': 50_000 });
    };
    expect([(await use()).status, (await use()).status]).toEqual([200, 200]);
    const third = await use();
    expect([third.status, third.json.params]).toEqual([409, { limit: 2 }]);
    expect(third.json.message).toEqual(['Kupon ini hanya dapat dipakai 2 kali.']);
    shop.pass(30 * minute);
    await cancelUnpaidOrders(shop.db, shop.now());
    expect((await couponOf(shop, coupon)).used).toBe(0);
    expect((await use()).status).toBe(200);
    const uses = await shop.db.select().from(couponUses).where(eq(couponUses.customerId, buyer.id));
    expect(uses.map(({ ordinal }) => ordinal)).toEqual([1]);
  });

  it('of a kind that no field can be is refused, and never read as two [S3.22]', async () => {
    const [one, two] = [await addCoupon(shop), await addCoupon(shop)];
    const body = await discountedBody(shop, buyer, {});
    for (const codes of [[one], [one, two], { code: one }, 7, true]) {
      expect((await placeOrder(shop, buyer, { ...body, 'coupon-code': codes })).status).toBe(422);
    }
    expect((await order(`${one},${two}`)).json.code).toBe('COUPON_UNKNOWN');
  });
});

describe('points', () => {
  it('are taken from what expires first, and the move says what is left [S4.19, S4.20]', async () => {
    await givePoints(shop, buyer, 300, new Date(shop.now().getTime() - 10 * day));
    await givePoints(shop, buyer, 500, new Date(shop.now().getTime() - 200 * day));
    const redeem = { 'redeem-point': 600, 'discount-redeem': 600 };
    const placed = await order(null, redeem);
    expect(placed.status, JSON.stringify(placed.json)).toBe(200);
    expect(await orderRow(shop, placed.data['order-code'])).toMatchObject({ discountRedeem: 600 });
    const { left, moves } = await pointsOf(shop, buyer);
    expect(left).toEqual([0, 200]);
    expect(moves.at(-1)).toEqual({ kind: 'REDEEMED', by: -600, balance: 200 });
  });

  it('that expired yesterday can no longer be used; on their last day they can', async () => {
    const aYearAgo = new Date('2025-11-27T02:00:00Z');
    await givePoints(shop, buyer, 100, aYearAgo);
    await givePoints(shop, buyer, 40, new Date(aYearAgo.getTime() - day));
    const refused = await order(null, { 'redeem-point': 101, 'discount-redeem': 101 });
    expect([refused.status, refused.json.code, refused.json.params]).toEqual([409, 'POINTS_EXCEED', { active: 100 }]);
    expect(refused.json.message).toEqual(['Redeem poin melebihi Poin yang Anda miliki']);
    expect((await order(null, { 'redeem-point': 100, 'discount-redeem': 100 })).status).toBe(200);
  });

  it('beyond what brings the total to 0 are not taken, and nothing is left to transfer', async () => {
    const coupon = await addCoupon(shop, { amount: 10_000_000_000 });
    await givePoints(shop, buyer, 1_000_000);
    const wish = await discountedBody(shop, buyer, { coupon, redeem: 1_000_000 });
    const { json } = await placeOrder(shop, buyer, wish);
    const { 'shipping-cost': cost, 'unique-code': code } = json.figures;
    expect(json.figures).toMatchObject({
      'discount-coupon': wish['total-amount'],
      'redeem-point': cost - code,
      'discount-redeem': cost - code,
      'grand-total': 0,
    });
    const placed = await placeOrder(shop, buyer, { ...wish, ...json.figures });
    expect(placed.status).toBe(200);
    expect((await pointsOf(shop, buyer)).left).toEqual([1_000_000 - (cost - code)]);

    // Nobody waits for a transfer of nothing: it is looked at by the shop, and not cancelled as unpaid.
    shop.pass(60 * minute);
    await cancelUnpaidOrders(shop.db, shop.now());
    const row = await orderRow(shop, placed.data['order-code']);
    expect(row).toMatchObject({ status: 'pending', grandTotal: 0 });
    const [mail] = await shop.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.subject, `Pesanan ${row.code}: sudah lunas`));
    expect(mail?.text).toContain('Tidak ada yang perlu ditransfer');
    expect(mail?.text).not.toContain('Nomor rekening');
    const [notice] = await shop.db
      .select()
      .from(notifications)
      .where(like(notifications.message, `%${row.code}%`));
    expect(notice).toMatchObject({ title: 'Pesanan lunas', message: expect.not.stringContaining('WIB') });
  });

  it('can not be redeemed by half, below 0 or as a text', async () => {
    await givePoints(shop, buyer, 100);
    const body = await discountedBody(shop, buyer, {});
    for (const points of [-5, 1.5, '5', null, 1e300]) {
      expect((await placeOrder(shop, buyer, { ...body, 'redeem-point': points })).status).toBe(422);
    }
    expect((await pointsOf(shop, buyer)).left).toEqual([100]);
  });

  it('are taken once by an order that is sent again', async () => {
    await givePoints(shop, buyer, 1_000);
    const body = await discountedBody(shop, buyer, { redeem: 400 });
    const first = await orderAtFigures(shop, buyer, body, 'kunci-poin-1');
    const again = await placeOrder(
      shop,
      buyer,
      { ...body, 'discount-redeem': 400, 'grand-total': body['grand-total'] - 400 },
      'kunci-poin-1',
    );
    expect(again.data).toEqual(first.data);
    expect((await pointsOf(shop, buyer)).left).toEqual([600]);
  });
});
