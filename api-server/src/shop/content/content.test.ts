import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { about, aboutDetails, blogPages, config, menuChildren, menus } from '../../db/tables/content.ts';
import { addCustomer, addSession } from '../testShop.ts';
import { addProduct, type TestStorefront, testStorefront } from '../testStorefront.ts';

let front: TestStorefront;

async function get(path: string) {
  const { status, data } = await front.ask(`GET ${path}`);
  expect(status).toBe(200);
  return data;
}

async function addContent() {
  const { db } = front;
  await db.insert(menus).values([
    { id: 1, parent: 'Tentang', url: '/about', position: 2 },
    { id: 2, parent: 'Belanja', url: null, position: 1 },
  ]);
  await db.insert(menuChildren).values([
    { menuId: 2, name: 'Batangan', url: '/products?cat=1', position: 2 },
    { menuId: 2, name: 'Semua', url: '/products', position: 1 },
  ]);
  const blog = (slug: string, createdDate: string, isBlog = true) => ({
    slug,
    createdDate,
    isBlog,
    title: `Judul ${slug}`,
    content: `<p>${slug}</p>`,
    image: '/media/blog.svg',
    excerpt: 'Ringkas',
    category: 'Emas',
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

beforeAll(async () => {
  front = await testStorefront();
  await addContent();
});
afterAll(() => front.close());

describe('the settings', () => {
  beforeEach(() => front.db.delete(config));
  const set = (id: number, name: string, value: string | null) => front.db.insert(config).values({ id, name, value });

  it('say whether the store is open, which it is when nothing is set [S7.32] [S3.13] [S4.8]', async () => {
    expect(await get('/config/2')).toEqual({ value: 'OPEN' });
    await set(2, 'STORE_STATUS', 'CLOSE');
    expect(await get('/config/2')).toEqual({ value: 'CLOSE' });
    await front.db.update(config).set({ value: '' }).where(eq(config.id, 2));
    expect(await get('/config/2')).toEqual({ value: 'OPEN' });
  });

  it('hold the notice of a closed store [S7.33]', async () => {
    expect(await get('/config/6')).toEqual({ value: null });
    await set(6, 'STORE_NOTICE', 'Tutup sampai Senin');
    expect(await get('/config/6')).toEqual({ value: 'Tutup sampai Senin' });
  });

  it('hold the WhatsApp number [S7.30]', async () => {
    await set(9, 'AKUN_WHATSAPP', '6281200000000');
    expect(await get('/config/by-name/AKUN_WHATSAPP')).toEqual({ value: '6281200000000' });
  });

  it.each([
    '/config/1',
    '/config/3',
    '/config/9',
    '/config/02',
    '/config/by-name/SECRET',
    '/config/by-name/constructor',
  ])('are not to be had through %s', async (path) => {
    await set(1, 'SECRET', 'hush');
    await set(3, 'POINT_VALUE', '1');
    await set(9, 'AKUN_WHATSAPP', '62812');
    const { status, json } = await front.ask(`GET ${path}`);
    expect(status).toBe(404);
    expect(JSON.stringify(json)).not.toContain('hush');
  });
});

it('gives the main menu with its entries in order [S7.29] [S3.10]', async () => {
  expect(await get('/menu/main/get-menu')).toEqual([
    {
      parent: 'Belanja',
      url: null,
      childs: [
        { name: 'Semua', url: '/products' },
        { name: 'Batangan', url: '/products?cat=1' },
      ],
    },
    { parent: 'Tentang', url: '/about', childs: [] },
  ]);
});

describe('a menu entry that leads to products for companies alone', () => {
  const children = async (token?: string) => {
    const { data } = await front.ask('GET /menu/main/get-menu', { token });
    return data.flatMap(({ childs }: { childs: { name: string }[] }) => childs.map(({ name }) => name));
  };

  it('is there for corporate customers, and comes back when anybody may buy one of them', async () => {
    const { db, shop } = front;
    await addProduct(db, { sku: 'KANTOR', segment: 'CORPORATE', categoryId: 2 });
    await db.insert(menuChildren).values({ menuId: 2, name: 'Korporat', url: '/products?cat=2', position: 3 });
    const individual = await addSession(shop, (await addCustomer(shop)).id);
    const office = { type: 'CORPORATE', companyApprovedAt: new Date() } as const;
    const corporate = await addSession(shop, (await addCustomer(shop, office)).id);
    expect(await children()).toEqual(['Semua', 'Batangan']);
    expect(await children(individual)).toEqual(['Semua', 'Batangan']);
    expect(await children(corporate)).toEqual(['Semua', 'Batangan', 'Korporat']);
    await addProduct(db, { sku: 'SEMUA', segment: 'ALL', categoryId: 2 });
    expect(await children()).toEqual(['Semua', 'Batangan', 'Korporat']);
    await db.delete(menuChildren).where(eq(menuChildren.name, 'Korporat'));
  });
});

describe('a page', () => {
  it('is found by its slug, an article as a static page [S7.34] [S3.20]', async () => {
    expect(await get('/blog-page/by-slug/a')).toEqual({
      id: expect.any(Number),
      title: 'Judul a',
      content: '<p>a</p>',
      slug: 'a',
      image: '/media/blog.svg',
      excerpt: 'Ringkas',
      category: 'Emas',
      createdDate: '01/11/2026',
      'is-editor': false,
    });
    expect(await get('/blog-page/by-slug/syarat-dan-ketentuan')).toMatchObject({
      content: '<p>syarat-dan-ketentuan</p>',
    });
  });

  it('says of a document of the editor that it is one, and leaves it as it is stored [S3.20]', async () => {
    const content = JSON.stringify({ blocks: [], entityMap: {} });
    const page = { slug: 'dokumen', title: 'Dokumen', content, createdDate: '2026-01-01' };
    await front.db.insert(blogPages).values({ ...page, isBlog: false, isEditor: true });
    expect(await get('/blog-page/by-slug/dokumen')).toMatchObject({ 'is-editor': true, content });
    await front.db.delete(blogPages).where(eq(blogPages.slug, 'dokumen'));
  });

  it.each(['nope', 'A', '__proto__', '..%2f'])('is not found by %s', async (slug) => {
    const { status, json } = await front.ask(`GET /blog-page/by-slug/${slug}`);
    expect([status, json.code, json.params]).toEqual([404, 'NOT_FOUND', { what: 'PAGE' }]);
  });
});

describe('the blog', () => {
  const list = async (more: object = {}) => {
    const { status, data } = await front.ask('POST /blog-page/get-all', {
      body: { page: 0, size: 4, 'is-blog': true, ...more },
    });
    expect(status).toBe(200);
    return { ...data, slugs: data.viewBlogPages.map(({ slug }: { slug: string }) => slug) };
  };

  it('is listed page by page, the newest first, of one day the later written [S7.35, S3.20]', async () => {
    const first = await list();
    expect(first).toMatchObject({ slugs: ['c', 'b', 'a', 'd'], totalItems: 5, currentPage: 0 });
    expect(first.viewBlogPages[2]).toMatchObject({ createdDate: '01/11/2026', category: 'Emas', excerpt: 'Ringkas' });
    expect(await list({ page: 1 })).toMatchObject({ slugs: ['e'], totalItems: 5, currentPage: 1 });
    expect(await list({ page: 7 })).toMatchObject({ slugs: [], totalItems: 5, currentPage: 7 });
  });

  it('does not hold the static pages, which are listed by themselves', async () => {
    expect(await list({ 'is-blog': false })).toMatchObject({ slugs: ['syarat-dan-ketentuan'], totalItems: 1 });
  });
});

it('tells about the shop, its reasons in order [S7.36, S3.29]', async () => {
  expect((await front.ask('GET /about/1')).status).toBe(404);
  const words = { title: 'Tentang kami', description: 'Toko emas', descTitle: 'Sejarah', whyTitle: 'Mengapa kami' };
  const pictures = { banner: '/media/b.svg', descImage: '/media/d.svg' };
  await front.db.insert(about).values({ id: 1, ...words, ...pictures, heroDescription: 'Sejak 2010' });
  await front.db.insert(aboutDetails).values([
    { aboutId: 1, title: 'Kedua', description: 'B', position: 2 },
    { aboutId: 1, icon: '/media/i.svg', title: 'Pertama', description: 'A', position: 1 },
  ]);
  expect(await get('/about/1')).toEqual({
    id: 1,
    'about-title': 'Tentang kami',
    description: 'Toko emas',
    details: [
      { icon: '/media/i.svg', title: 'Pertama', description: 'A' },
      { icon: null, title: 'Kedua', description: 'B' },
    ],
    'about-banner': '/media/b.svg',
    'desc-image': '/media/d.svg',
    'desc-title': 'Sejarah',
    'hero-description': 'Sejak 2010',
    'why-title': 'Mengapa kami',
  });
});
