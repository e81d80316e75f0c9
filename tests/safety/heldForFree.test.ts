import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { skus } from '../../api-server/src/db/tables/catalogue.ts';
import { orders, uniqueCodes } from '../../api-server/src/db/tables/orders.ts';
import { cancelUnpaidOrders } from '../../api-server/src/shop/checkout/cancelUnpaid.ts';
import { moveThrough } from '../../api-server/src/shop/testLoyalty.ts';
import { orderBody, placeOrder } from '../../api-server/src/shop/testOrder.ts';
import {
  addBuyer,
  addBuyers,
  type Buyer,
  cartOf,
  minute,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { tallied, times } from './allAtOnce.ts';

const bar = 'EB-0005-9999';
const other = 'EB-0010-9999';

let shop: TestPurchase;
let books: Books;
beforeAll(async () => {
  shop = await testPurchase({ TRUST_PROXY: '1' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.pass(31 * minute);
  await cancelUnpaidOrders(shop.db, shop.now());
  books = await openBooks(shop.db);
  await books.setStock(bar, 1_000);
  await books.setStock(other, 1_000);
});
afterEach(async () => expect(await books.faults()).toEqual([]));

/** Fills the cart and orders it. */
async function orderOf(buyer: Buyer, sku = bar, quantity = 1) {
  expect((await putInCart(shop, buyer, sku, quantity)).status).toBe(200);
  return placeOrder(shop, buyer, await orderBody(shop, buyer));
}
const pendingOf = ({ id }: Buyer) =>
  shop.db.$count(orders, and(eq(orders.customerId, id), eq(orders.status, 'pending')));
const stockOf = async (sku: string) => (await shop.db.select().from(skus).where(eq(skus.sku, sku)))[0]?.stock;

describe('an order that nobody has paid for', () => {
  it('42: is one of three at a time: the fourth is refused until the first ends, by the clock and in seconds', async () => {
    const buyer = await addBuyer(shop);
    const began = shop.now();
    for (const quantity of [1, 2, 3]) {
      expect((await orderOf(buyer, bar, quantity)).status).toBe(200);
      shop.pass(5 * minute);
    }
    const before = await stockOf(bar);
    const refused = await orderOf(buyer);
    const freeAt = new Date(began.getTime() + 30 * minute);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(15 * 60)]);
    expect(refused.json).toMatchObject({
      code: 'HELD_TOO_MUCH',
      params: { what: 'UNPAID_ORDER', holder: 'customer', most: 3, freeAt: freeAt.toISOString() },
    });
    expect(refused.json.message[0]).toMatch(
      /^Anda masih punya 3 pesanan yang belum dibayar\. .*atau coba lagi pukul \d\d\.\d\d WIB\.$/,
    );
    expect([await pendingOf(buyer), await stockOf(bar)]).toEqual([3, before]);
    shop.pass(15 * minute - 1);
    expect((await orderOf(buyer)).status).toBe(429);
    shop.pass(1);
    expect((await orderOf(buyer)).status).toBe(200);
  });

  it('42: is one of three however many are sent at once', async () => {
    const buyer = await addBuyer(shop);
    // Fifty tabs: each fills the cart where it is empty and orders, until it is told that it did or may not.
    const tab = async (at: number) => {
      for (;;) {
        if ((await cartOf(shop, buyer)).total === 0) await putInCart(shop, buyer, bar);
        const body = await orderBody(shop, buyer);
        const answer = await placeOrder(shop, buyer, { ...body, note: `Tab ${at}` });
        if (answer.status === 200 || answer.json.code === 'HELD_TOO_MUCH') return answer;
        expect(['CART_CHANGED', 'CART_EMPTY', 'PRICING_CHANGED']).toContain(answer.json.code);
      }
    };
    const tally = await tallied(times(50, (at) => () => tab(at)));
    expect(await pendingOf(buyer)).toBe(3);
    expect(tally).toEqual({ '200': 3, '429 HELD_TOO_MUCH': 47 });
  });

  it.each(['processing', 'cancelled'] as const)('48: counts no more once it is %s', async (status) => {
    const buyer = await addBuyer(shop);
    const placed = [];
    for (const quantity of [1, 2, 3]) placed.push(await orderOf(buyer, bar, quantity));
    expect((await orderOf(buyer)).json.code).toBe('HELD_TOO_MUCH');
    await moveThrough(shop, placed[1]?.data['order-code'], status);
    expect((await orderOf(buyer)).status).toBe(200);
  });

  it('80: is still answered with its code when it is sent again at the limit', async () => {
    const buyer = await addBuyer(shop);
    for (const quantity of [1, 2]) await orderOf(buyer, bar, quantity);
    await putInCart(shop, buyer, bar, 3);
    const body = await orderBody(shop, buyer);
    const key = 'kunci-pesanan-ketiga';
    const [first, again] = [await placeOrder(shop, buyer, body, key), await placeOrder(shop, buyer, body, key)];
    expect([again.status, again.data]).toEqual([200, first.data]);
  });

  it('84: holds no code of a bank for one customer but those of three orders', async () => {
    const buyer = await addBuyer(shop);
    for (let at = 0; at < 12; at += 1) await orderOf(buyer, at % 2 === 0 ? bar : other);
    const codes = await shop.db.$count(uniqueCodes, eq(uniqueCodes.customerId, buyer.id));
    expect((await pendingOf(buyer)) + codes).toBeLessThanOrEqual(4);
  });

  it('84: is one of sixty of a network, whoever its customers are, and of as many of each other network', async () => {
    const buyers = await addBuyers(shop, 31);
    const from = (ip: string) => async (buyer: Buyer, quantity: number) => {
      await putInCart(shop, buyer, bar, quantity);
      const body = await orderBody(shop, buyer);
      const headers = { 'x-forwarded-for': ip };
      return shop.ask('POST /order', { token: buyer.token, body, headers });
    };
    const office = from('2001:db8:1:2::7');
    for (const buyer of buyers.slice(0, 30)) {
      for (const quantity of [1, 2]) expect((await office(buyer, quantity)).status).toBe(200);
    }
    const last = buyers[30] as Buyer;
    const neighbour = await from('2001:db8:1:2:ffff::1')(last, 1);
    expect([neighbour.status, neighbour.json.params]).toMatchObject([429, { what: 'UNPAID_ORDER', holder: 'network' }]);
    expect(neighbour.json.message[0]).toMatch(/dari jaringan Anda\. Coba lagi pukul \d\d\.\d\d WIB\.$/);
    expect(await pendingOf(last)).toBe(0);
    expect((await from('2001:db8:1:3::7')(last, 1)).status).toBe(200);
  });
});

describe('pieces that nobody has paid for', () => {
  it('76: leave half of the stock to others, in one order or in three', async () => {
    await books.setStock(bar, 122);
    const buyer = await addBuyer(shop);
    expect((await orderOf(buyer, bar, 60)).status).toBe(200);
    const refused = await orderOf(buyer, bar, 2);
    expect([refused.status, refused.json.params]).toMatchObject([429, { what: 'UNPAID_PIECE', most: 61 }]);
    expect(refused.json.message[0]).toMatch(/^Paling banyak 61 buah .* dapat Anda pesan sebelum membayar\./);
    expect(await stockOf(bar)).toBe(62);
    expect((await orderOf(await addBuyer(shop), bar, 31)).status).toBe(200);
  });

  it('76: are refused for good where no waiting helps, and name the product', async () => {
    await books.setStock(bar, 4);
    const { status, json, headers } = await orderOf(await addBuyer(shop), bar, 3);
    expect([status, json.params, headers.get('retry-after')]).toMatchObject([409, { most: 2, freeAt: null }, null]);
    expect(json.message[0]).toContain(json.params.item);
    expect(await stockOf(bar)).toBe(4);
  });

  it('76: may be the last one', async () => {
    await books.setStock(bar, 1);
    expect((await orderOf(await addBuyer(shop), bar)).status).toBe(200);
    expect(await stockOf(bar)).toBe(0);
  });
});

it('42: reserves a code for sixty customers of a network in half an hour, and for one as often as they ask', async () => {
  const buyers = await addBuyers(shop, 61);
  const ask = ({ token }: Buyer) =>
    shop.ask('GET /order/get-unique-code?bank-type-id=2', { token, headers: { 'x-forwarded-for': '203.0.113.50' } });
  const first = await ask(buyers[0] as Buyer);
  for (let again = 0; again < 70; again += 1) expect((await ask(buyers[0] as Buyer)).data).toEqual(first.data);
  expect(await tallied(buyers.slice(1).map((buyer) => () => ask(buyer)))).toEqual({
    '200': 59,
    '429 HELD_TOO_MUCH': 1,
  });
  expect(await shop.db.$count(uniqueCodes, eq(uniqueCodes.bankId, 2))).toBeLessThanOrEqual(60);
});
