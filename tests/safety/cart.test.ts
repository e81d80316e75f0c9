import { eq } from 'drizzle-orm';
import { rupiah } from 'shop-core/rules';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { sqlState } from '../../api-server/src/db/sqlState.ts';
import { products } from '../../api-server/src/db/tables/catalogue.ts';
import { cartLines } from '../../api-server/src/db/tables/orders.ts';
import { deleteLine, setLine } from '../../api-server/src/shop/cart/store.ts';
import {
  addBuyer,
  type Buyer,
  cartOf,
  demoBuyer,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { rowsOf } from '../support/rowsOf.ts';

const bar = 'EB-0005-9999';

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
});
afterEach(async () => expect(await books.faults()).toEqual([]));

const post = (more: object) =>
  shop.ask('POST /cart', {
    token: buyer.token,
    body: { 'customer-code': buyer.code, price: 1, quantity: 1, sku: bar, ...more },
  });
const put = (id: number, more: object) =>
  shop.ask('PUT /cart', {
    token: buyer.token,
    body: { 'customer-code': buyer.code, id, price: 1, quantity: 1, sku: bar, ...more },
  });
const linesOf = ({ id }: Buyer) => shop.db.select().from(cartLines).where(eq(cartLines.customerId, id));
const priceOfBar = async () =>
  (await shop.db.select().from(products).where(eq(products.sku, bar)))[0]?.regularPrice ?? Number.NaN;

it('28: holds the price of the shop, whatever price the client names [S7.46, S7.47]', async () => {
  const price = await priceOfBar();
  for (const claimed of [1, 0, 99_000_000]) {
    expect((await post({ price: claimed })).status).toBe(200);
    const [line] = await linesOf(buyer);
    expect(line?.price).toBe(price);
    expect((await put(line?.id ?? 0, { price: claimed, quantity: 2 })).status).toBe(200);
    expect(await linesOf(buyer)).toMatchObject([{ price, quantity: 2 }]);
  }
  expect((await cartOf(shop, buyer)).totalAmount).toBe(2 * price);
});

it('29: takes whole numbers of pieces and nothing that only looks like one; the cart stays the same', async () => {
  const [line] = (await post({ quantity: 2 })).data.carts;
  const before = await rowsOf(shop.db);
  for (const quantity of [-1, 0, 1.5, '2', true, [2], { 0: 2 }, 1e9, null, undefined]) {
    for (const { status, json } of [await post({ quantity }), await put(line.id, { quantity })]) {
      expect([status, Object.keys(json.errors)], String(quantity)).toEqual([422, ['quantity']]);
    }
  }
  // JSON.stringify writes no number that large.
  const endless = JSON.stringify({ 'customer-code': buyer.code, price: 1, quantity: 1, sku: bar });
  const body = endless.replace('"quantity":1', '"quantity":1e309');
  expect((await shop.ask('POST /cart', { token: buyer.token, body })).status).toBe(422);
  expect(await rowsOf(shop.db)).toEqual(before);
});

it('30: has one line a product, which never holds more than the stock, also in two steps [S5.30]', async () => {
  await books.setStock(bar, 5);
  await post({ quantity: 2 });
  const { data } = await post({ quantity: 2 });
  expect(data.carts).toMatchObject([{ quantity: 4 }]);
  for (const answer of [await post({ quantity: 2 }), await put(data.carts[0].id, { quantity: 6 })]) {
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({ message: ['Stok tidak mencukupi.'], code: 'OUT_OF_STOCK' });
  }
  expect(await linesOf(buyer)).toMatchObject([{ quantity: 4 }]);
  await books.setStock(bar, 260);
});

it('30: has one line a product and never more than the stock when tabs add at once', async () => {
  await books.setStock(bar, 5);
  const answers = await Promise.all([1, 2, 3, 4].map(() => post({ quantity: 3 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await linesOf(buyer)).toMatchObject([{ quantity: 3 }]);
  await books.setStock(bar, 260);
});

it("24: writes to the customer's own line alone, whatever was read before", async () => {
  const [line] = (await post({})).data.carts;
  const stranger = await addBuyer(shop);
  expect(await setLine(shop.db, stranger.id, { id: line.id, quantity: 4, price: rupiah(1) })).toBe(false);
  expect(await deleteLine(shop.db, stranger.id, line.id)).toBe(false);
  expect(await linesOf(buyer)).toMatchObject([{ id: line.id, quantity: 1 }]);
});

it('30: has one line a product by the database itself, whoever writes', async () => {
  expect((await post({})).status).toBe(200);
  const [{ id: _, ...line } = { id: 0, customerId: 0, skuId: 0, quantity: 1, price: 1, createdAt: shop.now() }] =
    await linesOf(buyer);
  const written = shop.db.insert(cartLines).values(line);
  expect(await written.then(() => 'written', sqlState)).toBe('23505');
});

it('31: holds no product that is not one to buy: without its variation, inactive, unknown, or not for this customer [S5.29, S9.16]', async () => {
  await shop.db.update(products).set({ isActive: false }).where(eq(products.sku, 'KE-DINAR-1'));
  const before = await rowsOf(shop.db);
  const refusals = {
    'PR-SEJOLI-22K': [422, 'VARIATION_REQUIRED'],
    'KE-DINAR-1': [404, 'NOT_FOUND'],
    'EMAS-PALSU': [404, 'NOT_FOUND'],
    "' or 1=1 --": [404, 'NOT_FOUND'],
    constructor: [404, 'NOT_FOUND'],
    'KP-MASA-05': [422, 'SEGMENT_NOT_ALLOWED'],
  };
  for (const [sku, refusal] of Object.entries(refusals)) {
    const { status, json } = await post({ sku });
    expect([status, json.code], sku).toEqual(refusal);
  }
  expect(await rowsOf(shop.db)).toEqual(before);
  await shop.db.update(products).set({ isActive: true }).where(eq(products.sku, 'KE-DINAR-1'));
});

it('22: sells what is for companies to an approved company alone, at the price of its level', async () => {
  const claimant = await addBuyer(shop, { type: 'CORPORATE' });
  expect((await putInCart(shop, claimant, 'KP-MASA-05')).json.code).toBe('SEGMENT_NOT_ALLOWED');
  const { status, data } = await shop.ask('POST /product/view', {
    token: claimant.token,
    body: { page: 0, size: 100, 'search-by': 'KP-MASA-05', sort: [] },
  });
  expect(status).toBe(200);
  expect(data.viewProducts).toEqual([]);
  await putInCart(shop, claimant, bar);
  expect((await cartOf(shop, claimant)).totalAmount).toBe(await priceOfBar());
  expect((await putInCart(shop, await demoBuyer(shop, 'sinarlaut'), 'KP-MASA-05')).status).toBe(200);
});
