import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { customers } from '../../api-server/src/db/tables/customers.ts';
import { orders } from '../../api-server/src/db/tables/orders.ts';
import { orderBody, placeOrder } from '../../api-server/src/shop/testOrder.ts';
import { addBuyer, type Buyer, minute, putInCart } from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { rowsOf } from '../support/rowsOf.ts';
import { type WholeServer, wholeServer } from './wholeServer.ts';

let server: WholeServer;
let books: Books;
beforeAll(async () => {
  server = await wholeServer();
  books = await openBooks(server.shop.db);
});
afterAll(async () => {
  expect(await books.faults()).toEqual([]);
  await server.shop.close();
});
beforeEach(() => server.shop.pass(61 * minute));

const bar = 'EB-0005-9999';
const remove = (method: string, url: string, token: string | undefined, headers = {}) =>
  server.send('shop', { method, url, headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers } });
const endings = [
  ['GET', '/user/delete-user'],
  ['DELETE', '/user'],
] as const;

const browsing = [
  { 'sec-fetch-mode': 'navigate' },
  { purpose: 'prefetch' },
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'x-moz': 'prefetch' },
  { 'x-purpose': 'preview' },
];

it.each(endings)(
  'trap 1: ends no account by %s %s that a browser asks for by itself, nor without a bearer',
  async (...ask) => {
    const { token } = await addBuyer(server.shop);
    const before = await rowsOf(server.shop.db);
    for (const headers of browsing) {
      const { status, text } = await remove(...ask, token, headers);
      expect([status, JSON.parse(text).code], JSON.stringify(headers)).toEqual([403, 'NOT_YOURS']);
    }
    for (const headers of [
      { cookie: `token=${token}` },
      { authorization: token },
      { authorization: `Basic ${token}` },
    ]) {
      expect((await remove(...ask, undefined, headers)).status).toBe(401);
    }
    expect((await remove(ask[0], `${ask[1]}?token=${token}`, undefined)).status).toBe(401);
    expect((await remove('HEAD', ask[1], token)).status).toBe(404);
    expect(await rowsOf(server.shop.db)).toEqual(before);
    const { status, headers } = await remove(...ask, token, { 'sec-fetch-mode': 'cors' });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  },
);

async function orderOf(buyer: Buyer) {
  await putInCart(server.shop, buyer, bar);
  return orderBody(server.shop, buyer);
}

it.each(endings)('85: ends an account once, by twenty %s %s at once', async (...ask) => {
  const buyer = await addBuyer(server.shop);
  const body = await orderOf(buyer);
  await placeOrder(server.shop, buyer, body);
  const answers = await Promise.all(Array.from({ length: 20 }, () => remove(...ask, buyer.token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(401)]);
  const [person] = await server.shop.db.select().from(customers).where(eq(customers.id, buyer.id));
  expect(person?.deletedAt).toEqual(server.shop.now());
  expect(await books.faults()).toEqual([]);
});

it('85: leaves no order to be paid that was placed while the account ended', async () => {
  for (let round = 0; round < 5; round += 1) {
    const buyer = await addBuyer(server.shop);
    const body = await orderOf(buyer);
    const [placed, ended] = await Promise.all([
      placeOrder(server.shop, buyer, body),
      remove('DELETE', '/user', buyer.token),
    ]);
    expect([200, 401]).toContain(placed.status);
    expect(ended.status).toBe(200);
    const left = await server.shop.db.select().from(orders).where(eq(orders.customerId, buyer.id));
    expect(left.map(({ status }) => status)).toEqual(placed.status === 200 ? ['cancelled'] : []);
  }
});
