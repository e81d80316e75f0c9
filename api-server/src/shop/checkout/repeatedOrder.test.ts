import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Books, openBooks } from '../../../../tests/support/invariants.ts';
import { orders } from '../../db/tables/orders.ts';
import { type OrderBody, orderBody, placeOrder } from '../testOrder.ts';
import { addBuyer, type Buyer, minute, putInCart, type TestPurchase, testPurchase } from '../testPurchase.ts';

const bar = 'EB-0005-9999';
const key = 'pesanan-0001';

let shop: TestPurchase;
let books: Books;
let buyer: Buyer;
let body: OrderBody;
beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());
beforeEach(async () => {
  books = await openBooks(shop.db);
  buyer = await addBuyer(shop);
  await putInCart(shop, buyer, bar);
  body = await orderBody(shop, buyer);
});
afterEach(async () => expect(await books.faults()).toEqual([]));

const ordersOf = ({ id }: Buyer) => shop.db.select().from(orders).where(eq(orders.customerId, id));
async function send(change: object = {}, withKey?: string): Promise<string> {
  const { status, data, json } = await placeOrder(shop, buyer, { ...body, ...change }, withKey);
  expect(json.message).toEqual([]);
  expect(status).toBe(200);
  return data['order-code'];
}

it('is one order, however often it is sent with its key, also long after', async () => {
  const code = await send({}, key);
  expect(await send({}, key)).toBe(code);
  shop.pass(26 * 60 * minute);
  expect(await send({}, key)).toBe(code);
  expect(await ordersOf(buyer)).toHaveLength(1);
});

it('is one order, however its fields are sorted', async () => {
  const code = await send({}, key);
  body = Object.fromEntries(Object.entries(body).reverse()) as OrderBody;
  expect(await send({}, key)).toBe(code);
});

it('is one order without a key too, within five minutes', async () => {
  const code = await send();
  shop.pass(5 * minute - 1);
  expect(await send()).toBe(code);
  shop.pass(1);
  const { status, json } = await placeOrder(shop, buyer, body);
  expect(status).toBe(422);
  expect(json.code).toBe('CART_EMPTY');
  expect(await ordersOf(buyer)).toHaveLength(1);
});

it('is refused when a key comes back with another order', async () => {
  await send({}, key);
  const { status, json } = await placeOrder(shop, buyer, { ...body, note: 'lain' }, key);
  expect(status).toBe(422);
  expect(json).toMatchObject({
    message: ['Permintaan ini sudah dipakai untuk pesanan lain. Muat ulang halaman.'],
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  expect(await ordersOf(buyer)).toHaveLength(1);
});

it('keeps a key free that no order was made with, for the accepted figures', async () => {
  const stale = await placeOrder(shop, buyer, { ...body, 'grand-total': 1 }, key);
  expect(stale.status).toBe(409);
  await send(stale.json.figures, key);
  expect(await ordersOf(buyer)).toHaveLength(1);
});

it('knows the keys of each customer apart', async () => {
  const code = await send({}, key);
  const other = await addBuyer(shop);
  await putInCart(shop, other, bar);
  const { status, data } = await placeOrder(shop, other, await orderBody(shop, other), key);
  expect(status).toBe(200);
  expect(data['order-code']).not.toBe(code);
});

it('makes a new order of a cart that was filled anew', async () => {
  const code = await send({}, key);
  await putInCart(shop, buyer, bar);
  body = await orderBody(shop, buyer);
  expect(await send({}, 'pesanan-0002')).not.toBe(code);
  expect(await ordersOf(buyer)).toHaveLength(2);
});

it('refuses a key that nobody would make', async () => {
  for (const odd of ['', 'kurang', 'x'.repeat(101), 'dua kata beda', "';drop table orders"]) {
    const { status } = await placeOrder(shop, buyer, body, odd);
    expect(status, odd).toBe(400);
  }
  expect(await ordersOf(buyer)).toEqual([]);
});
