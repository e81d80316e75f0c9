import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../api-server/src/db/tables/catalogue.ts';
import { orderBody, placeOrder } from '../../api-server/src/shop/testOrder.ts';
import {
  addBuyer,
  cartOf,
  minute,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';

const bar = 'EB-0005-9999';
const salePrice = 70_000;
const hour = 60 * minute;

let shop: TestPurchase;
beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());

/** What everything that shows or asks a price makes of the sale now; true where the sale is on. */
async function seen(): Promise<Record<string, boolean>> {
  // A client whose clock is a year late says so in vain.
  const headers = { date: 'Thu, 27 Nov 2025 02:00:00 GMT' };
  const sort = [{ 'column-name': 'price', 'is-ascending': true }];
  const search = { page: 0, size: 1, 'search-by': 'Emas Batangan Samudra', sort };
  const list = await shop.ask('POST /product/view', { headers, body: search });
  const home = await shop.ask('GET /dashboard', { headers });
  const onHome = home.data.products.find(({ sku }: { sku: string }) => sku === bar);
  const buyer = await addBuyer(shop);
  await putInCart(shop, buyer, bar);
  const [line] = (await cartOf(shop, buyer)).carts;
  const { status, data } = await placeOrder(shop, buyer, await orderBody(shop, buyer));
  expect(status).toBe(200);
  const code = data['order-code'];
  const { order } = (await shop.ask(`GET /order/get-order-by-code/${code}`, { token: buyer.token })).data;
  return {
    list: list.data.viewProducts[0].sku === bar,
    home: onHome.isSale,
    cart: line['current-price'] === salePrice,
    order: order['order-details'][0].price === salePrice,
  };
}

it('35: has a sale from 00:00 of its first to 23:59:59 of its last day in Jakarta, in list, home page, cart and order alike', async () => {
  const sale = { salePrice, saleStart: '2026-11-28', saleEnd: '2026-11-29' };
  await shop.db.update(products).set(sale).where(eq(products.sku, bar));
  const [off, on] = [false, true].map((isOn) => ({ list: isOn, home: isOn, cart: isOn, order: isOn }));
  // It is nine in the morning of the 27th.
  shop.pass(15 * hour - 1);
  expect(await seen()).toEqual(off);
  shop.pass(1);
  expect(await seen()).toEqual(on);
  shop.pass(48 * hour - 1);
  expect(await seen()).toEqual(on);
  shop.pass(1);
  expect(await seen()).toEqual(off);
});

it('35: shows both days of a sale with the product, for a browser to count with the clock of the server', async () => {
  const sale = { salePrice, saleStart: '2026-11-28', saleEnd: '2026-11-29' };
  await shop.db.update(products).set(sale).where(eq(products.sku, bar));
  const { token } = await addBuyer(shop);
  for (const route of [`GET /product/by-sku/${bar}`, `GET /product/by-sku-with-login/${bar}`]) {
    const { status, json, data } = await shop.ask(route, { token });
    expect(status, JSON.stringify(json)).toBe(200);
    const dates = { 'sale-start-date': '2026-11-28', 'sale-end-date': '2026-11-29' };
    expect(data).toMatchObject({ 'sale-price': salePrice, ...dates });
  }
});
