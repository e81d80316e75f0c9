import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productPrices, products, skus } from '../../db/tables/catalogue.ts';
import { addCustomer, addSession } from '../testShop.ts';
import { addProduct, type TestStorefront, testStorefront } from '../testStorefront.ts';

let front: TestStorefront;
let silver: string;
let gold: string;

const get = (sku: string, token?: string) =>
  front.ask(`GET /product/by-sku${token ? '-with-login' : ''}/${sku}`, { token });

beforeAll(async () => {
  front = await testStorefront();
  const { db, shop } = front;
  await addProduct(db, { sku: 'LM-1', regularPrice: 800_000, prices: { 2: 790_000 } });
  silver = await addSession(shop, (await addCustomer(shop, { levelId: 1 })).id);
  gold = await addSession(shop, (await addCustomer(shop, { levelId: 2 })).id);
});
afterAll(() => front.close());

describe('whose answer it is', () => {
  it('is said to every cache between', async () => {
    const { headers } = await get('LM-1', gold);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('vary')).toContain('authorization');
  });

  it('is never mixed up, in whatever order and at once', async () => {
    const asks = Array.from({ length: 30 }, (_, at) => [gold, silver, undefined][at % 3]);
    const answers = await Promise.all(asks.map((token) => get('LM-1', token)));
    expect(answers.map(({ data }) => data.price)).toEqual(asks.map((_, at) => [790_000, 800_000, null][at % 3]));
  });
});

it('shows a customer what he would pay now, in the next answer, whoever of his level has asked before', async () => {
  const { db, shop } = front;
  const { id } = await addProduct(db, { sku: 'DEARER', prices: { 2: 900_000 } });
  const other = await addSession(shop, (await addCustomer(shop, { levelId: 2 })).id);
  const body = { page: 0, size: 12, 'search-by': 'DEARER', sort: [] };
  const listed = async (token: string) => (await front.ask('POST /product/find', { body, token })).data.viewProducts[0];
  expect([(await listed(gold)).price, (await listed(silver)).price]).toEqual([900_000, 1_000_000]);
  for (const price of [910_000, 920_000]) {
    await db.update(productPrices).set({ price }).where(eq(productPrices.productId, id));
    expect([(await listed(gold)).price, (await listed(other)).price]).toEqual([price, price]);
  }
  await db.transaction(async (tx) => {
    await tx.update(skus).set({ stock: 1 }).where(eq(skus.productId, id));
  });
  expect((await listed(other)).stock).toBe(1);
});

it('shows a change in the next answer, of the list as of the detail', async () => {
  const { db } = front;
  const { id } = await addProduct(db, { sku: 'MOVES' });
  const body = { page: 0, size: 12, 'search-by': 'MOVES', sort: [] };
  const listed = async () => (await front.ask('POST /product/view', { body })).data.viewProducts[0];
  for (const stock of [4, 3, 2]) {
    await db.update(skus).set({ stock }).where(eq(skus.productId, id));
    expect((await get('MOVES')).data['stock-quantity']).toBe(stock);
    expect((await listed()).stock).toBe(stock);
  }
  await db.update(products).set({ isActive: false }).where(eq(products.id, id));
  expect((await get('MOVES')).status).toBe(404);
  expect(await listed()).toBeUndefined();
});
