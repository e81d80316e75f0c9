import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { categories, products, skus } from '../../db/tables/catalogue.ts';
import { addProduct, type TestStorefront, testStorefront } from '../testStorefront.ts';

let front: TestStorefront;
let id: number;

async function found(word: string): Promise<string[]> {
  const body = { page: 0, size: 12, 'search-by': word, sort: [] };
  const { data } = await front.ask('POST /product/view', { body });
  return data.viewProducts.map(({ sku }: { sku: string }) => sku);
}

beforeAll(async () => {
  front = await testStorefront();
  const product = { sku: 'GELANG', name: 'Gelang Ombak', categoryId: 2, typeId: 2 };
  ({ id } = await addProduct(front.db, { ...product, sold: [{ sku: 'GELANG-17' }, { sku: 'GELANG-19' }] }));
  await addProduct(front.db, { sku: 'LAIN', name: 'Yang lain' });
});
afterAll(() => front.close());

it('finds a product by the sku of a variation, as it is called now', async () => {
  expect(await found('gelang-17')).toEqual(['GELANG']);
  await front.db.update(skus).set({ sku: 'TANGAN-17' }).where(eq(skus.sku, 'GELANG-17'));
  expect([await found('gelang-17'), await found('tangan-17')]).toEqual([[], ['GELANG']]);
});

it('finds a product by a variation that came later, and not by one that went', async () => {
  await front.db.insert(skus).values({ productId: id, sku: 'BARU-21', weightMg: 1_000, stock: 1 });
  expect(await found('baru-21')).toEqual(['GELANG']);
  await front.db.delete(skus).where(eq(skus.sku, 'BARU-21'));
  expect(await found('baru-21')).toEqual([]);
});

it('finds a product by the name of its category, as it is called now and after it moved', async () => {
  await front.db.update(categories).set({ name: 'Pusaka' }).where(eq(categories.id, 2));
  expect([await found('perhiasan'), await found('pusaka')]).toEqual([[], ['GELANG']]);
  await front.db.update(products).set({ categoryId: 1 }).where(eq(products.id, id));
  expect([await found('pusaka'), await found('batangan')]).toEqual([[], ['GELANG', 'LAIN']]);
});

it('finds a product by its new name alone', async () => {
  await front.db.update(products).set({ name: 'Gelang Angin' }).where(eq(products.id, id));
  expect([await found('ombak'), await found('angin')]).toEqual([[], ['GELANG']]);
});
