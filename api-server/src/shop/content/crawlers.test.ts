import { afterAll, beforeAll, expect, it } from 'vitest';
import { blogPages } from '../../db/tables/content.ts';
import { addProduct, type TestStorefront, testStorefront } from '../testStorefront.ts';

let front: TestStorefront;

beforeAll(async () => {
  front = await testStorefront();
});
afterAll(() => front.close());

const origin = () => front.shop.services.env.publicShopUrl;

async function sitemap() {
  const answer = await front.send('GET /sitemap.xml');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
}

it('names every page that a visitor can open, and no other', async () => {
  const text = { title: 'Judul', content: '', image: null, excerpt: null, category: null, createdDate: '2026-01-01' };
  await front.db.insert(blogPages).values([
    { ...text, slug: 'cara-belanja', isBlog: false, isEditor: false },
    { ...text, slug: 'emas-naik', isBlog: true, isEditor: false },
  ]);
  await addProduct(front.db, { sku: 'EB&5', sold: [{ sku: 'EB&5' }] });
  await addProduct(front.db, { sku: 'OLD-1', isActive: false, sold: [{ sku: 'OLD-1' }] });
  await addProduct(front.db, { sku: 'CORP-1', segment: 'CORPORATE', sold: [{ sku: 'CORP-1' }] });
  const addresses = await sitemap();
  const paths = ['/', '/products', '/blogs', '/about', '/pages/cara-belanja', '/blogs/emas-naik', '/products/EB%265'];
  expect(addresses).toEqual(expect.arrayContaining(paths.map((path) => origin() + path)));
  expect(addresses.join()).not.toMatch(/OLD-1|CORP-1|account|cart/);
});

it('names what was added since', async () => {
  await sitemap();
  const before = front.shop.services.database.changes.count();
  await addProduct(front.db, { sku: 'NEW-1', sold: [{ sku: 'NEW-1' }] });
  await expect.poll(() => front.shop.services.database.changes.count()).not.toBe(before);
  expect(await sitemap()).toContain(`${origin()}/products/NEW-1`);
});

it('tells search engines where the list is, and where there is nothing for them', async () => {
  const robots = await (await front.send('GET /robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${origin()}/sitemap.xml`);
  for (const path of ['/api/', '/account', '/cart', '/checkout']) expect(robots).toContain(`Disallow: ${path}\n`);
});
