import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  additionalMenu,
  banners,
  blogPages,
  footerGroups,
  footerLinks,
  galleries,
  menuCards,
  videos,
} from '../../db/tables/content.ts';
import { addCustomer, addSession } from '../testShop.ts';
import { addProduct, type TestStorefront, testStorefront } from '../testStorefront.ts';

let front: TestStorefront;
let individual: string;
let corporate: string;

async function get(token?: string) {
  const { status, data } = await front.ask('GET /dashboard', { token });
  expect(status).toBe(200);
  return data;
}

async function addContent() {
  const { db } = front;
  await db.insert(footerGroups).values([
    { id: 1, name: 'Bantuan', position: 1 },
    { id: 2, name: 'Kosong', position: 2 },
  ]);
  await db.insert(footerLinks).values({ groupId: 1, name: 'Syarat', link: '/pages/syarat-dan-ketentuan' });
  await db.insert(banners).values({ title: 'true', image: '/media/banner.svg', url: '/products', content: 'false' });
  await db
    .insert(videos)
    .values({ link: 'https://video.example/1', image: '/media/v.svg', title: 'Film', content: 'Isi' });
  await db.insert(menuCards).values({ name: 'Zakat', link: '/zakat', backgroundColor: '#fff' });
  await db.insert(additionalMenu).values({ name: 'Kuis', link: '/quiz' });
  await db.insert(galleries).values({ image: '/media/g.svg' });
  const blog = (slug: string, createdDate: string, isBlog = true) => ({
    slug,
    createdDate,
    isBlog,
    title: `Judul ${slug}`,
    content: `<p>${slug}</p>`,
    image: '/media/blog.svg',
    excerpt: 'Ringkas',
  });
  await db
    .insert(blogPages)
    .values([
      blog('a', '2026-11-01'),
      blog('b', '2026-11-05'),
      blog('c', '2026-11-05'),
      blog('d', '2026-10-01'),
      blog('e', '2026-09-01'),
      blog('syarat-dan-ketentuan', '2026-11-09', false),
    ]);
}

async function addProducts() {
  const { db } = front;
  for (let at = 1; at <= 13; at += 1) await addProduct(db, { sku: `P${at}`, position: at, prices: { 2: 900_000 } });
  await addProduct(db, { sku: 'CORP', segment: 'CORPORATE', position: 0 });
  const sale = { salePrice: 800_000, saleStart: '2026-11-27', saleEnd: '2026-11-27' };
  await addProduct(db, { sku: 'SALE', name: 'Promo', position: 1, ...sale });
}

beforeAll(async () => {
  front = await testStorefront();
  await addContent();
  await addProducts();
  const { shop } = front;
  individual = await addSession(shop, (await addCustomer(shop, { levelId: 2 })).id);
  const office = { type: 'CORPORATE', companyApprovedAt: new Date() } as const;
  corporate = await addSession(shop, (await addCustomer(shop, office)).id);
});
afterAll(() => front.close());

describe('the home page', () => {
  it('has everything but the products as the wire spells it [S7.31] [S3.15] [S3.11]', async () => {
    const { products: _, ...rest } = await get();
    const card = (slug: string, createdDate: string) => ({
      id: expect.any(Number),
      title: `Judul ${slug}`,
      slug,
      image: '/media/blog.svg',
      excerpt: 'Ringkas',
      createdDate,
    });
    expect(rest).toEqual({
      banners: [{ title: 'true', image: '/media/banner.svg', url: '/products', content: 'false' }],
      video: { link: 'https://video.example/1', urlImage: '/media/v.svg', title: 'Film', content: 'Isi' },
      blogs: [card('c', '05/11/2026'), card('b', '05/11/2026'), card('a', '01/11/2026'), card('d', '01/10/2026')],
      'list-menu': [{ name: 'Zakat', link: '/zakat', 'background-color': '#fff' }],
      'additional-menu': [{ name: 'Kuis', link: '/quiz' }],
      galleries: [{ image: '/media/g.svg' }],
      footers: [
        { 'footer-group': 'Bantuan', details: [{ name: 'Syarat', link: '/pages/syarat-dan-ketentuan' }] },
        { 'footer-group': 'Kosong', details: [] },
      ],
    });
  });

  it('has the first twelve products, with what a home item has beside [S3.17]', async () => {
    const { products } = await get();
    const skus = products.map((item: { sku: string }) => item.sku);
    expect(skus).toEqual(['P1', 'SALE', ...Array.from({ length: 10 }, (_, at) => `P${at + 2}`)]);
    expect(products[0]).toMatchObject({ code: 'P1', quantity: 0, priceSale: null, isSale: false, price: null });
    expect(products[1]).toEqual({
      id: expect.any(Number),
      sku: 'SALE',
      image: null,
      stock: 5,
      rating: 0,
      weight: 1,
      purity: null,
      'category-name': 'Emas Batangan',
      'sub-catgeory-name': null,
      'product-name': 'Promo',
      'regular-price': 1_000_000,
      price: null,
      'sale-price': 800_000,
      'sale-start-date': '27/11/2026',
      'sale-end-date': '27/11/2026',
      'product-type-name': 'Simple',
      'product-type-code': 'SP',
      'product-segment': 'INDIVIDU',
      code: 'SALE',
      quantity: 0,
      priceSale: 800_000,
      isSale: true,
    });
  });

  it('knows its customer, and no cache may', async () => {
    expect((await get(individual)).products[0]).toMatchObject({ sku: 'P1', price: 900_000 });
    expect((await get(corporate)).products[0]).toMatchObject({ sku: 'CORP', price: 1_000_000 });
    expect((await get()).products[0]).toMatchObject({ sku: 'P1', price: null });
    const { headers } = await front.ask('GET /dashboard', { token: individual });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});
