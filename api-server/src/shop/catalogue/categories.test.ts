import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { categories } from '../../db/tables/catalogue.ts';
import { type TestStorefront, testStorefront } from '../testStorefront.ts';

let front: TestStorefront;
beforeAll(async () => {
  front = await testStorefront();
});
afterAll(() => front.close());

it('lists the active categories in their order [S7.39]', async () => {
  const { status, data } = await front.ask('GET /product-category/all-active');
  expect(status).toBe(200);
  expect(data).toEqual([
    { id: 2, name: 'Perhiasan' },
    { id: 1, name: 'Emas Batangan' },
  ]);
});

it('lists the sub-categories of a category in their order [S7.40]', async () => {
  const { data } = await front.ask('GET /product-sub-category/category-id/1');
  expect(data).toEqual([
    { id: 12, name: 'UBS' },
    { id: 11, name: 'Antam' },
  ]);
});

it.each([3, 999, 2_147_483_647])('lists nothing under category %d, which is hidden or not there', async (id) => {
  const { status, data } = await front.ask(`GET /product-sub-category/category-id/${id}`);
  expect([status, data]).toEqual([200, []]);
});

it.each(['0', '-1', '1e3', '2147483648', '99999999999', 'x', '1%20or%201=1'])('refuses the category %s', async (id) => {
  expect((await front.ask(`GET /product-sub-category/category-id/${id}`)).status).toBe(422);
});

it('shows at once what was switched on or off', async () => {
  const count = async () => (await front.ask('GET /product-category/all-active')).data.length;
  const set = (isActive: boolean) => front.db.update(categories).set({ isActive }).where(eq(categories.id, 3));
  await set(true);
  expect(await count()).toBe(3);
  await set(false);
  expect(await count()).toBe(2);
});
