import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attributes, attributeValues, productImages, skuAttributes, skus } from '../../db/tables/catalogue.ts';
import { addCustomer, addSession } from '../testShop.ts';
import { addProduct, type TestStorefront, testStorefront } from '../testStorefront.ts';

let front: TestStorefront;
let individual: string;
let corporate: string;

const get = (sku: string, token?: string) =>
  front.ask(`GET /product/by-sku${token ? '-with-login' : ''}/${encodeURIComponent(sku)}`, { token });

async function addRing() {
  const { db } = front;
  const ring = await addProduct(db, {
    sku: 'RING',
    name: 'Cincin polos',
    typeId: 2,
    categoryId: 2,
    weightMg: 9_000,
    sold: [
      { sku: 'RING-16', weightMg: 2_500, stock: 2 },
      { sku: 'RING-18', weightMg: 2_700, stock: 0 },
    ],
  });
  await db.insert(attributes).values([
    { id: 1, name: 'Ukuran' },
    { id: 2, name: 'Warna' },
  ]);
  await db.insert(attributeValues).values([
    { id: 116, attributeId: 1, value: '16' },
    { id: 118, attributeId: 1, value: '18' },
    { id: 201, attributeId: 2, value: 'Kuning' },
  ]);
  const [first, second] = await db.select().from(skus).where(eq(skus.productId, ring.id)).orderBy(skus.position);
  await db.insert(skuAttributes).values([
    { skuId: first?.id ?? 0, valueId: 116 },
    { skuId: first?.id ?? 0, valueId: 201 },
    { skuId: second?.id ?? 0, valueId: 118 },
    { skuId: second?.id ?? 0, valueId: 201 },
  ]);
}

beforeAll(async () => {
  front = await testStorefront();
  const { db, shop } = front;
  const bar = await addProduct(db, {
    sku: 'LM-0.5/A',
    name: 'Logam Mulia 0,5 gram',
    description: '<p>Batang</p>',
    notes: 'Simpan kering',
    purity: '999.9',
    weightMg: 500,
    lengthMm: 19,
    widthMm: 11,
    heightMm: 1,
    regularPrice: 800_000,
    salePrice: 750_000,
    saleStart: '2026-11-01',
    saleEnd: '2026-11-30',
    ratingTenths: 47,
    reviewCount: 12,
    fixedPoint: 3,
    referralPoints: 8,
    purchaseNote: 'Bersegel',
    image: '/media/a.svg',
    regional: 'Jawa',
    under: [11],
    prices: { 2: 790_000 },
  });
  await db.insert(productImages).values([
    { productId: bar.id, image: '/media/b.svg', position: 1 },
    { productId: bar.id, image: '/media/a.svg', position: 2, isFavourite: true },
  ]);
  await addRing();
  await addProduct(db, { sku: 'CORP', segment: 'CORPORATE', sold: [{ sku: 'CORP-A' }] });
  await addProduct(db, { sku: 'GONE', isActive: false });
  await addProduct(db, { sku: 'EMPTY', weightMg: 7_000, sold: [] });
  individual = await addSession(shop, (await addCustomer(shop, { levelId: 2 })).id);
  const office = { type: 'CORPORATE', companyApprovedAt: new Date() } as const;
  corporate = await addSession(shop, (await addCustomer(shop, office)).id);
});
afterAll(() => front.close());

describe('the product detail', () => {
  it('spells every field as the wire does [S3.18] [S7.41]', async () => {
    const { status, data } = await get('LM-0.5/A');
    expect(status).toBe(200);
    expect(data).toEqual({
      id: expect.any(Number),
      name: 'Logam Mulia 0,5 gram',
      description: '<p>Batang</p>',
      notes: 'Simpan kering',
      sku: 'LM-0.5/A',
      weight: 0.5,
      purity: '999.9',
      length: 19,
      width: 11,
      height: 1,
      category: 'Emas Batangan',
      'category-id': 1,
      ratingPoint: 4.7,
      'review-count': 12,
      image: '/media/a.svg',
      'product-type-id': 1,
      'product-type-code': 'SP',
      'regular-price': 800_000,
      price: null,
      'sale-price': 750_000,
      'sale-start-date': '2026-11-01',
      'sale-end-date': '2026-11-30',
      'stock-quantity': 5,
      'purchase-note': 'Bersegel',
      'enable-reviews': true,
      'referal-points': 8,
      'sub-categories': [
        { id: 12, name: 'UBS', 'is-check': false },
        { id: 11, name: 'Antam', 'is-check': true },
      ],
      galeries: [
        { image: '/media/a.svg', isFavourite: true },
        { image: '/media/b.svg', isFavourite: false },
      ],
      'tab-attribute': [],
      'tab-variation': [],
      'product-segment': 'INDIVIDU',
      'product-regional': 'Jawa',
    });
  });

  it('gives a customer his own price [S7.42]', async () => {
    expect((await get('LM-0.5/A', individual)).data.price).toBe(790_000);
    expect((await get('LM-0.5/A', corporate)).data.price).toBe(800_000);
  });

  it('shows what a variable product can be had in, its stock together and its lightest weight [S3.18]', async () => {
    const { data } = await get('RING');
    expect(data).toMatchObject({ 'product-type-code': 'VP', 'stock-quantity': 2, weight: 2.5 });
    expect(data['tab-attribute']).toEqual([
      {
        id: 1,
        name: 'Ukuran',
        values: [
          { id: 116, value: '16' },
          { id: 118, value: '18' },
        ],
      },
      { id: 2, name: 'Warna', values: [{ id: 201, value: 'Kuning' }] },
    ]);
    const yellow = { id: 2, name: 'Warna', 'id-value': 201, value: 'Kuning' };
    expect(data['tab-variation']).toEqual([
      {
        id: expect.any(Number),
        weight: 2.5,
        'stock-quantity': 2,
        sku: 'RING-16',
        attributes: [{ id: 1, name: 'Ukuran', 'id-value': 116, value: '16' }, yellow],
      },
      {
        id: expect.any(Number),
        weight: 2.7,
        'stock-quantity': 0,
        sku: 'RING-18',
        attributes: [{ id: 1, name: 'Ukuran', 'id-value': 118, value: '18' }, yellow],
      },
    ]);
  });

  it('is found by the sku of a variation too', async () => {
    const { data } = await get('RING-18');
    expect(data).toMatchObject({ sku: 'RING', name: 'Cincin polos' });
  });

  it('has no stock and its own weight when nothing is sold of it', async () => {
    expect((await get('EMPTY')).data).toMatchObject({ 'stock-quantity': 0, weight: 7 });
  });

  it.each(['NOPE', 'ring', 'GONE', '__proto__', "' or 1=1", '%', 'CORP', 'CORP-A'])(
    'is not found by %j',
    async (sku) => {
      const { status, json } = await get(sku);
      expect(status).toBe(404);
      expect(json).toMatchObject({ code: 'NOT_FOUND', message: ['Produk tidak ditemukan.'] });
    },
  );

  it('of a corporate product is there for corporate customers alone [S9.16]', async () => {
    expect((await get('CORP', corporate)).data.sku).toBe('CORP');
    expect((await get('CORP', individual)).status).toBe(404);
    expect((await front.ask('GET /product/by-sku/CORP', { token: corporate })).status).toBe(200);
  });

  it.each(['%00', 'x'.repeat(65)])('refuses the sku %s', async (sku) => {
    expect((await front.ask(`GET /product/by-sku/${sku}`)).status).toBe(422);
  });

  it('asks who wants his own price to log in', async () => {
    expect((await front.ask('GET /product/by-sku-with-login/RING')).status).toBe(401);
  });
});
