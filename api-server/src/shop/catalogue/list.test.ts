import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, addSession } from '../testShop.ts';
import { addProduct, type TestStorefront, testStorefront } from '../testStorefront.ts';

let front: TestStorefront;
let individual: string;
let corporate: string;

const everything = { page: 0, size: 100, 'search-by': '', sort: [] };

async function list(ask: object, token?: string) {
  const call = token ? 'POST /product/find' : 'POST /product/view';
  const { status, data, json } = await front.ask(call, { body: { ...everything, ...ask }, token });
  return { status, json, total: data?.totalItems, page: data?.currentPage, items: data?.viewProducts ?? [] };
}

async function skus(ask: object, token?: string): Promise<string[]> {
  return (await list(ask, token)).items.map((item: { sku: string }) => item.sku);
}

beforeAll(async () => {
  front = await testStorefront();
  const { db, shop } = front;
  const sale = { salePrice: 900_000, saleStart: '2026-11-27', saleEnd: '2026-11-30' };
  await addProduct(db, {
    sku: 'LM-5',
    name: 'Logam Mulia 5 gram',
    image: '/media/lm-5.svg',
    purity: '999.9',
    weightMg: 5_000,
    ratingTenths: 45,
    regularPrice: 6_000_000,
    under: [11, 12],
    prices: { 2: 5_900_000 },
    position: 4,
  });
  await addProduct(db, { sku: 'UBS-1', name: 'UBS 100% murni', ...sale, under: [12], position: 3 });
  await addProduct(db, {
    sku: 'RING',
    name: 'Cincin _polos_',
    typeId: 2,
    categoryId: 2,
    weightMg: 3_000,
    sold: [
      { sku: 'RING-16', weightMg: 2_500, stock: 2 },
      { sku: 'RING-18', weightMg: 2_700, stock: 0 },
      { sku: 'RING-20', weightMg: 3_100, stock: 4 },
    ],
    under: [21],
    position: 2,
  });
  await addProduct(db, { sku: 'BACK', name: 'Garis \\ miring', segment: 'ALL', sold: [{ stock: 0 }], position: 1 });
  await addProduct(db, { sku: 'CORP', name: 'Hadiah kantor', segment: 'CORPORATE', position: 0 });
  await addProduct(db, { sku: 'GONE', name: 'Tidak aktif', isActive: false, position: 0 });
  individual = await addSession(shop, (await addCustomer(shop, { levelId: 2 })).id);
  const office = { type: 'CORPORATE', levelId: 2, companyApprovedAt: new Date() } as const;
  corporate = await addSession(shop, (await addCustomer(shop, office)).id);
});
afterAll(() => front.close());

describe('the product list', () => {
  it.each([
    ['a visitor', () => undefined],
    ['an individual', () => individual],
  ])('tells %s of an empty list that there would be products for companies, and of no other', async (_who, token) => {
    const kantor = await list({ 'search-by': 'kantor' }, token());
    expect([kantor.total, kantor.json.data['is-corporate-only']]).toEqual([0, true]);
    for (const ask of [{ 'search-by': 'tidak ada sama sekali' }, { 'search-by': 'LM-5' }, {}]) {
      expect((await list(ask, token())).json.data).not.toHaveProperty('is-corporate-only');
    }
    const office = await list({ 'search-by': 'kantor' }, corporate);
    expect([office.total, office.json.data['is-corporate-only']]).toEqual([1, undefined]);
  });

  it('spells every field as the wire does, for a visitor without a price of his own [S3.16] [S7.37] [S6.13]', async () => {
    const { status, items, total, page } = await list({ 'search-by': 'LM-5' });
    expect(status).toBe(200);
    expect([total, page]).toEqual([1, 0]);
    expect(items).toEqual([
      {
        id: expect.any(Number),
        sku: 'LM-5',
        image: '/media/lm-5.svg',
        stock: 5,
        rating: 4.5,
        weight: 5,
        purity: '999.9',
        'category-name': 'Emas Batangan',
        'sub-catgeory-name': 'UBS',
        'product-name': 'Logam Mulia 5 gram',
        'regular-price': 6_000_000,
        price: null,
        'sale-price': null,
        'sale-start-date': null,
        'sale-end-date': null,
        'product-type-name': 'Simple',
        'product-type-code': 'SP',
        'product-segment': 'INDIVIDU',
      },
    ]);
  });

  it('gives a customer of either type the price of his level, or the regular one where it has none [S7.38] [S6.14] [S3.16]', async () => {
    for (const token of [individual, corporate]) {
      const { items } = await list({}, token);
      const prices = Object.fromEntries(items.map((item: { sku: string; price: number }) => [item.sku, item.price]));
      expect(prices).toMatchObject({ 'LM-5': 5_900_000, 'UBS-1': 1_000_000 });
    }
  });

  it('asks who wants his own prices to log in', async () => {
    expect((await front.ask('POST /product/find', { body: everything })).status).toBe(401);
  });

  it('gives the sale as it is stored, days first [S3.16]', async () => {
    const { items } = await list({ 'search-by': 'ubs 100' });
    expect(items[0]).toMatchObject({
      'sale-price': 900_000,
      'sale-start-date': '27/11/2026',
      'sale-end-date': '30/11/2026',
    });
  });

  it('adds up the variations of a variable product, and weighs the lightest [S3.16]', async () => {
    const { items } = await list({ 'search-by': 'cincin' });
    expect(items).toMatchObject([{ sku: 'RING', stock: 6, weight: 2.5, 'product-type-code': 'VP' }]);
    expect(items[0]['product-type-name']).toBe('Variable');
  });

  it('knows nothing of products that are not active, even when they are asked for', async () => {
    expect(await skus({ 'is-active': false })).not.toContain('GONE');
  });

  it('shows corporate products to corporate customers alone [S9.16]', async () => {
    expect(await skus({}, corporate)).toEqual(['CORP', 'BACK', 'RING', 'UBS-1', 'LM-5']);
    expect(await skus({}, individual)).toEqual(['BACK', 'RING', 'UBS-1', 'LM-5']);
    expect(await skus({})).toEqual(['BACK', 'RING', 'UBS-1', 'LM-5']);
    expect((await list({ 'search-by': 'CORP' })).total).toBe(0);
  });
});

describe('the pages of the list', () => {
  it('are cut as asked, each with the number of all', async () => {
    expect(await list({ page: 1, size: 3 })).toMatchObject({ total: 4, page: 1, items: [{ sku: 'LM-5' }] });
  });

  it.each([1, 7, 10 ** 12, Number.MAX_SAFE_INTEGER])(
    'end: page %d is empty, and still knows the number',
    async (page) => {
      expect(await list({ page, size: 100 })).toMatchObject({ status: 200, total: 4, page, items: [] });
    },
  );

  it.each([
    [0, 1],
    [-5, 1],
    [10 ** 9, 4],
  ])('have 1 to 100 products: asked for %d they hold %d', async (size, length) => {
    expect((await list({ size })).items).toHaveLength(length);
  });

  it.each([
    { page: -1 },
    { page: 1.5 },
    { page: '0' },
    { size: '12' },
    { 'search-by': ['a'] },
    { 'search-by': 'a'.repeat(101) },
    { 'search-by': 'a\0' },
    { 'category-id': 0 },
  ])('are refused for %j', async (ask) => {
    const { status, json } = await list(ask);
    expect(status).toBe(422);
    expect(Object.keys(json.errors)).toEqual(Object.keys(ask));
  });
});

describe('the search', () => {
  it.each([
    ['logam mulia', ['LM-5']],
    ['  LOGAM  ', ['LM-5']],
    ['ring-20', ['RING']],
    ['lm-', ['LM-5']],
    ['perhiasan', ['RING']],
    ['100%', ['UBS-1']],
    ['%', ['UBS-1']],
    ['_', ['RING']],
    ['\\', ['BACK']],
    ['100\\%', []],
    ["' or 1=1 --", []],
    ['💎', []],
  ])('takes %j as it is written, whatever its case', async (words, found) => {
    expect(await skus({ 'search-by': words })).toEqual(found);
  });

  it('holds a category and a sub-category', async () => {
    expect(await skus({ 'category-id': 1 })).toEqual(['BACK', 'UBS-1', 'LM-5']);
    expect(await skus({ 'sub-category-id': 12 })).toEqual(['UBS-1', 'LM-5']);
    expect(await skus({ 'category-id': 1, 'sub-category-id': 11 })).toEqual(['LM-5']);
    expect(await skus({ 'category-id': 2, 'sub-category-id': 11 })).toEqual([]);
    expect(await skus({ 'category-id': 999 })).toEqual([]);
  });
});
