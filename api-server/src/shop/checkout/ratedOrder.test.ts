import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Books, openBooks } from '../../../../tests/support/invariants.ts';
import { asks, fails, goesNowhere, hangs, type TestRateServer, testRateServer } from '../../couriers/testRateServer.ts';
import { skus } from '../../db/tables/catalogue.ts';
import { shippingQuotes } from '../../db/tables/couriers.ts';
import { orders } from '../../db/tables/orders.ts';
import { askCost, type OrderBody, orderBody, placeOrder } from '../testOrder.ts';
import { addBuyer, areaOf, type Buyer, minute, putInCart, type TestPurchase, testPurchase } from '../testPurchase.ts';

const bar = 'EB-0005-9999';

let server: TestRateServer;
let shop: TestPurchase;
let books: Books;
let buyer: Buyer;
let home: number;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server = await testRateServer();
  shop = await testPurchase({
    RATE_SERVICE_URL: server.url,
    RATE_SERVICE_KEY: 'kunci-rahasia',
    RATE_SERVICE_ORIGIN: '31.71.01.1001',
    RATE_SERVICE_TIMEOUT_MS: '4000',
  });
  home = (await areaOf(shop, 'Tebet', 'Tebet Timur'))['subdistrict-id'];
});
afterAll(async () => {
  vi.useRealTimers();
  await Promise.all([shop.close(), server.close()]);
});
beforeEach(async () => {
  // A service that was given up in the test before is tried again.
  vi.setSystemTime(Date.now() + minute);
  await shop.db.delete(shippingQuotes);
  books = await openBooks(shop.db);
  buyer = await addBuyer(shop);
  await putInCart(shop, buyer, bar, 2);
});
afterEach(async () => expect(await books.faults()).toEqual([]));

const seen = async (cost: number): Promise<OrderBody> => {
  server.answer(asks(cost));
  return orderBody(shop, buyer);
};
const weigh = (weightMg: number) => shop.db.update(skus).set({ weightMg }).where(eq(skus.sku, bar));
const placed = () => shop.db.select().from(orders).where(eq(orders.customerId, buyer.id));
const busy = { message: ['Layanan sedang sibuk. Coba lagi sebentar lagi.'], code: 'UNAVAILABLE' };

describe('the cost that a rate service asks', () => {
  it('is shown and charged, and the service is asked once [S7.58]', async () => {
    const body = await seen(17_500);
    expect(body['shipping-cost']).toBe(17_500);
    expect((await placeOrder(shop, buyer, body)).status).toBe(200);
    expect(await placed()).toMatchObject([{ shippingCost: 17_500, courierService: 'Regular Service' }]);
    expect(server.asks).toHaveLength(1);
  });

  it('is asked again when what was shown is too old, and charged only as shown', async () => {
    const body = await seen(17_500);
    shop.pass(31 * minute);
    server.answer(asks(19_000));
    const changed = await placeOrder(shop, buyer, body);
    expect(changed.status).toBe(409);
    expect(changed.json).toMatchObject({ code: 'PRICING_CHANGED', figures: { 'shipping-cost': 19_000 } });
    expect(await placed()).toEqual([]);
    expect((await placeOrder(shop, buyer, { ...body, ...changed.json.figures })).status).toBe(200);
    expect(await placed()).toMatchObject([{ shippingCost: 19_000 }]);
    expect(server.asks).toHaveLength(1);
  });

  it('is that of the cart, whatever weight was asked for', async () => {
    const body = await seen(17_500);
    await weigh(2_000_000);
    server.answer(asks(52_000));
    const changed = await placeOrder(shop, buyer, body);
    await weigh(5_000);
    expect(changed.json).toMatchObject({ code: 'PRICING_CHANGED', figures: { 'shipping-cost': 52_000 } });
    expect(server.asks).toMatchObject([{ form: { weight: '4000' } }]);
  });

  it('may be that the courier does not go there [S5.53]', async () => {
    const body = await seen(17_500);
    shop.pass(31 * minute);
    server.answer(goesNowhere);
    const shown = await askCost(shop, buyer, 'jnt', home);
    expect([shown.status, shown.json.data]).toEqual([200, null]);
    const refused = await placeOrder(shop, buyer, body);
    expect([refused.status, refused.json.code]).toEqual([422, 'SHIPPING_NOT_FOUND']);
  });
});

describe('a rate service that is down', () => {
  it('stops nobody whose parcel was quoted today', async () => {
    await seen(17_500);
    shop.pass(31 * minute);
    server.answer(fails(500));
    const body = await orderBody(shop, buyer);
    expect(body['shipping-cost']).toBe(17_500);
    // Late enough that the order asks for itself, and in vain.
    shop.pass(3 * minute);
    server.answer(fails(500));
    expect((await placeOrder(shop, buyer, body)).status).toBe(200);
    expect(server.asks.length).toBeGreaterThan(0);
    expect(await placed()).toMatchObject([{ shippingCost: 17_500 }]);
  });

  it('is told to whoever asks or orders, and no order is written', async () => {
    const body = await seen(17_500);
    await shop.db.delete(shippingQuotes);
    server.answer(fails(500));
    for (const { status, json, headers } of [
      await askCost(shop, buyer, 'jnt', home),
      await placeOrder(shop, buyer, body),
    ]) {
      expect(status).toBe(503);
      expect(json).toMatchObject(busy);
      expect(headers.get('retry-after')).toBe('2');
    }
    expect(await placed()).toEqual([]);
  });

  it('holds up nobody else while it is waited for', async () => {
    const body = await seen(17_500);
    await shop.db.delete(shippingQuotes);
    let ended = false;
    // It answers the order only when another customer's order has gone through.
    const released = new Promise<void>((release) => {
      server.answer(async (response) => {
        const other = await addBuyer(shop);
        await putInCart(shop, other, 'ED-DASAR');
        const theirs = await placeOrder(shop, other, await orderBody(shop, other, { courier: null }));
        expect(theirs.status).toBe(200);
        expect((await shop.ask(`GET /cart/${buyer.code}`, { token: buyer.token })).status).toBe(200);
        expect(ended).toBe(false);
        asks(17_500)(response);
        release();
      }, hangs);
    });
    const order = placeOrder(shop, buyer, body).finally(() => {
      ended = true;
    });
    await released;
    expect((await order).status).toBe(200);
  });
});
