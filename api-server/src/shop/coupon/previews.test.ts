import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rowsOf } from '../../../../tests/support/rowsOf.ts';
import { addCoupon } from '../testLoyalty.ts';
import { addBuyer, type Buyer, cartOf, minute, putInCart, type TestPurchase, testPurchase } from '../testPurchase.ts';

const bar = 'EB-0005-9999';

let shop: TestPurchase;
let buyer: Buyer;
beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await addBuyer(shop);
  await putInCart(shop, buyer, bar);
});

const preview = (coupon: string | null, more: object = {}, { code, token } = buyer) =>
  shop.ask('PUT /order', {
    token,
    body: { 'customer-code': code, 'coupon-code': coupon, 'redeem-point': 0, 'total-price': 1, ...more },
  });
const look = (coupon: string) => shop.ask(`GET /coupon/${coupon}`, { token: buyer.token });

it('says what a coupon would take off the cart as it is, and writes nothing [S7.50]', async () => {
  const { totalAmount } = await cartOf(shop, buyer);
  const tenth = await addCoupon(shop, { kind: 'PERCENT', basisPoints: 1_000 });
  const free = await addCoupon(shop, { withFreeShipping: true });
  const rows = await rowsOf(shop.db);
  for (const price of [0, 1, 10 ** 12]) {
    const { status, data } = await preview(tenth, { 'total-price': price });
    const expected = { 'discount-coupon': Math.floor(totalAmount / 10), 'is-freeongkir': false };
    expect([status, data]).toEqual([200, expected]);
  }
  expect((await preview(` ${free.toLowerCase()}`)).data).toEqual({ 'discount-coupon': 50_000, 'is-freeongkir': true });
  expect(await rowsOf(shop.db)).toEqual(rows);
});

it('takes nothing off without a coupon [S7.50]', async () => {
  for (const none of [null, '', ' ']) {
    expect((await preview(none)).data).toEqual({ 'discount-coupon': 0, 'is-freeongkir': false });
  }
});

it('tells the type of a coupon, and what it is for [S7.59]', async () => {
  const code = await addCoupon(shop, { typeCode: 'CT-4', typeName: 'Hadiah', description: 'Untuk Lebaran' });
  const { status, data } = await look(code.toLowerCase());
  expect([status, data]).toEqual([
    200,
    { code, 'coupon-type': { code: 'CT-4', name: 'Hadiah' }, description: 'Untuk Lebaran' },
  ]);
});

it('says in both why a coupon can not be used, and how far it is from that', async () => {
  const { totalAmount } = await cartOf(shop, buyer);
  const dear = await addCoupon(shop, { minimum: totalAmount + 250_000 });
  for (const { status, json } of [await preview(dear), await look(dear)]) {
    expect(status).toBe(422);
    expect(json).toMatchObject({
      code: 'COUPON_BELOW_MINIMUM',
      params: { minimum: totalAmount + 250_000, missing: 250_000 },
    });
    expect(json.message[0]).toMatch(/kurang Rp\s?250\.000\.$/);
  }
  const over = await addCoupon(shop, { endsOn: '2026-11-20' });
  expect((await look(over)).json.message).toEqual(['Kupon ini hanya berlaku sampai 20-11-2026.']);
});

it('tells a company what individuals are not told, and the other way round', async () => {
  const code = await addCoupon(shop, { segment: 'CORPORATE' });
  expect((await preview(code)).json.message).toEqual(['Kupon ini khusus untuk pelanggan korporat.']);
  const firm = await addBuyer(shop, { type: 'CORPORATE', companyId: 1, companyApprovedAt: shop.now() });
  expect((await preview(code, {}, firm)).status).toBe(200);
});

it('counts only codes that there are not as guesses, over both calls and the order', async () => {
  const known = await addCoupon(shop);
  const over = await addCoupon(shop, { endsOn: '2026-11-20' });
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await preview(`TEBAK-${guess}`)).status).toBe(422);
    expect((await look(`TEBAK-${guess}`)).status).toBe(422);
    // Neither a good coupon nor one that is over is a guess.
    if (guess < 4) expect([(await preview(known)).status, (await look(over)).status]).toEqual([200, 422]);
  }
  for (const { status, json, headers } of [await preview('TEBAK-6'), await look(known)]) {
    expect([status, json.code]).toEqual([429, 'HELD_TOO_MUCH']);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  }
  // Somebody else's guesses are their own, and a minute is soon over.
  expect((await preview(known, {}, await addBuyer(shop))).status).toBe(200);
  shop.pass(minute);
  expect((await preview(known)).status).toBe(200);
});
