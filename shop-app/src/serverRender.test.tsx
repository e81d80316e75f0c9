// @vitest-environment node
import { text } from 'node:stream/consumers';
import type { QueryClient } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import {
  blogPageQuery,
  blogsQuery,
  categoriesQuery,
  createShopClient,
  dashboardQuery,
  menuQuery,
  parseProductSearch,
  productQuery,
  productsQuery,
  storeQuery,
  whatsAppQuery,
} from 'shop-core';
import { getBlogPage, getDashboard, getStoreNotice, getStoreStatus, viewProducts } from 'shop-core/contract';
import { calendarDate, rupiah } from 'shop-core/rules';
import { type FakeShop, on } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { App } from './app/App.tsx';
import { createQueryClient } from './app/createQueryClient.ts';
import { sampleDashboard } from './testing/testContent.ts';
import { sampleHomeItem, sampleItem } from './testing/testGoods.ts';
import { testShop } from './testing/testShop.ts';

const origin = 'https://shop.example';

type Queries = (client: QueryClient, api: { client: ReturnType<typeof createShopClient> }) => Promise<unknown>[];

/** A page as a server makes it: the visitor's data first, then the whole tree, its lazy parts included. */
async function page(location: string, shop: FakeShop, queries: Queries): Promise<string> {
  const queryClient = createQueryClient();
  const api = { client: createShopClient(shop.api) };
  await Promise.all([
    queryClient.prefetchQuery(menuQuery(api, 'visitor')),
    queryClient.prefetchQuery(storeQuery(api)),
    queryClient.prefetchQuery(whatsAppQuery(api)),
    queryClient.prefetchQuery(dashboardQuery(api, 'visitor')),
    ...queries(queryClient, api),
  ]);
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={location}>
      <App queryClient={queryClient} origin={origin} baseUrl={shop.api.baseUrl} fetch={shop.api.fetch} />
    </StaticRouter>,
  );
  // The marks between two texts are React's, for hydration.
  return (await text(prelude)).replaceAll('<!-- -->', '');
}

const nothing: Queries = () => [];

it('has no window here', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

it('renders the home page with its products and prices, menu and login form [S2.31, S2.51, S2.67, S2.71]', async () => {
  const html = await page('/', testShop(), nothing);
  expect(html).toContain('Emas Batangan 5 gram');
  expect(html).toContain('Rp 11.540.000');
  expect(html).toContain('MASUK');
  expect(html).toContain('Belanja');
  expect(html).toContain('<title>Toko emas online | Samudra Emas</title>');
});

it('renders the product list of a search with prices and pages [S2.32, S2.86, S6.13]', async () => {
  const products = [sampleItem({ price: null, regularPrice: rupiah(9_045_000), name: 'Koin Dinar' })];
  const shop = testShop(on(viewProducts, () => ({ products, totalItems: 30, currentPage: 1 })));
  const html = await page('/products?s=dinar&page=2', shop, (client, api) => {
    const search = parseProductSearch(new URLSearchParams('s=dinar&page=2'));
    return [client.prefetchQuery(productsQuery(api, 'visitor', search)), client.prefetchQuery(categoriesQuery(api))];
  });
  expect(html).toContain('Koin Dinar');
  expect(html).toContain('Rp 9.045.000');
  expect(html).toContain('30 produk untuk');
  expect(html).toContain('aria-label="Halaman 3"');
});

it('renders a product with its price, facts and words [S2.33, S2.92, S2.94, S2.97]', async () => {
  const html = await page('/products/EB-5', testShop(), (client, api) => [
    client.prefetchQuery(productQuery(api, 'visitor', 'EB-5')),
  ]);
  expect(html).toContain('<title>Emas Batangan 5 gram | Samudra Emas</title>');
  expect(html).toContain('Rp 11.540.000');
  expect(html).toContain('Murni dan <b>bersertifikat</b>.');
});

it('renders a static page, the closed store and a page that is not there [S2.34, S1.11, S2.45]', async () => {
  const about = { id: 1, title: 'Cara belanja', content: '<p>Pilih, bayar.</p>', slug: 'cara', image: null };
  const rest = { excerpt: null, category: null, createdDate: calendarDate('2026-01-01'), isEditor: false };
  const shop = testShop(
    on(getBlogPage, () => ({ ...about, ...rest })),
    on(getStoreStatus, () => ({ value: 'CLOSE' })),
    on(getStoreNotice, () => ({ value: 'Buka kembali Senin.' })),
  );
  const html = await page('/pages/cara', shop, (client, api) => [client.prefetchQuery(blogPageQuery(api, 'cara'))]);
  expect(html).toContain('Pilih, bayar.');
  expect(html).toContain('Buka kembali Senin.');
  expect(await page('/nowhere', shop, nothing)).toContain('Halaman tidak ditemukan');
});

it('renders the articles of a page, each with its way on [S2.35, S2.78]', async () => {
  const html = await page('/blogs', testShop(), (client, api) => [client.prefetchQuery(blogsQuery(api, 1))]);
  expect(html).toContain('<title>Artikel | Samudra Emas</title>');
  expect(html).toContain('Mulai dari setengah gram.');
  expect(html).toContain('href="/blogs/memilih-emas-pertama"');
});

it('renders skeletons for what a server does not know: the data that was not fetched, and who is looking', async () => {
  expect(await page('/products/EB-5', testShop(), nothing)).toContain('Memuat produk');
  const cart = await page('/cart', testShop(), nothing);
  expect(cart).toContain('aria-busy="true"');
  expect(cart).not.toContain('Checkout');
});

it('leaves header and footer out of a page inside an app [S1.12, S1.13]', async () => {
  const html = await page('/?mobile=1', testShop(), nothing);
  expect(html).not.toContain('<header');
  expect(html).not.toContain('<footer');
  expect(html).toContain('href="/products/EB-5?mobile=1"');
});

it('shares nothing between two pages that are rendered at once', async () => {
  const shopOf = (name: string) =>
    testShop(on(getDashboard, () => sampleDashboard({ products: [sampleHomeItem({ name })] })));
  const [gold, silver] = await Promise.all([
    page('/', shopOf('Koin Emas'), nothing),
    page('/', shopOf('Koin Perak'), nothing),
  ]);
  expect(gold).toContain('Koin Emas');
  expect(gold).not.toContain('Koin Perak');
  expect(silver).toContain('Koin Perak');
  expect(silver).not.toContain('Koin Emas');
});

it('imports every module of the app without a window', async () => {
  const modules = Object.entries(
    import.meta.glob([
      './**/*.{ts,tsx}',
      '!./**/*.test.{ts,tsx}',
      '!./testing/**',
      '!./**/test[A-Z]*',
      '!./entry-client.tsx',
    ]),
  );
  expect(modules.length).toBeGreaterThan(100);
  for (const [file, load] of modules) await expect(load(), file).resolves.toBeDefined();
});
