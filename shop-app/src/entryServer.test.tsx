// @vitest-environment node
import { getBlogPage, getProduct } from 'shop-core/contract';
import { calendarDate } from 'shop-core/rules';
import { type FakeShop, on, refuse } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { type Page, renderPage } from './entry-server.tsx';
import { sampleDetail } from './testing/testGoods.ts';
import { testShop } from './testing/testShop.ts';

const template =
  '<html><head><!--head--><title>Samudra Emas</title><meta name="description" content="x" /><!--/head--></head><body><div id="root"></div></body></html>';
const origin = 'https://shop.example';

const article = {
  id: 1,
  title: 'Syarat',
  content: '<p>Isi</p>',
  slug: 'syarat',
  image: null,
  excerpt: null,
  category: null,
  createdDate: calendarDate('2026-01-01'),
  isEditor: false,
};

const page = (url: string, shop: FakeShop = testShop()): Promise<Page> =>
  renderPage({ url, origin, template, fetch: shop.api.fetch });

it('renders what a visitor sees, with its title in the head and what it knows beside it [S2.31, S2.33]', async () => {
  const { status, html } = await page('/products/EB-5');
  expect(status).toBe(200);
  expect(html).toMatch(/<title>Emas Batangan 5 gram \| Samudra Emas<\/title>.*<\/head>/s);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toMatch(/<div id="root"><a class="skip-link".*Rp 11\.540\.000/s);
  expect(html).toMatch(/<script type="application\/json" id="page-state">.*"product","visitor","EB-5"/);
});

it('asks for everything that it shows, so that the browser begins without a question', async () => {
  const shop = testShop(on(getBlogPage, () => article));
  for (const url of ['/', '/products?page=1', '/products/EB-5', '/pages/syarat']) {
    const { html } = await page(url, shop);
    const state = /id="page-state">(.*)<\/script>/.exec(html)?.[1] ?? '';
    const known = JSON.parse(state).queries.queries.map(({ queryKey }: { queryKey: string[] }) => queryKey[1]);
    expect(known, url).toEqual(expect.arrayContaining(['menu', 'store', 'whatsapp']));
    expect(html, url).not.toContain('aria-busy="true"');
  }
});

it('says 404 for a page that is not there, of which the browser then says more [S2.45]', async () => {
  const shop = testShop(
    on(getProduct, () => refuse({ code: 'NOT_FOUND', what: 'PRODUCT' })),
    on(getBlogPage, () => refuse({ code: 'NOT_FOUND', what: 'PAGE' })),
  );
  for (const url of ['/products/gone', '/pages/gone', '/blogs/gone', '/nowhere', '/products/a/b']) {
    expect(await page(url, shop), url).toEqual({ status: 404, html: template });
  }
});

it('leaves to the browser what only it knows: cart, checkout and account', async () => {
  for (const url of ['/cart', '/checkout', '/account?tab=2', '/finish/SE-1']) {
    expect(await page(url), url).toEqual({ status: 200, html: template });
  }
});

it('fails where the shop gives no answer, and renders no half of a page', async () => {
  const shop = testShop(on(getProduct, () => refuse({ code: 'UNAVAILABLE' })));
  await expect(page('/products/EB-5', shop)).rejects.toThrow('UNAVAILABLE');
});

it('lets no words of the shop end the data in it', async () => {
  const title = '</script><script>alert(1)</script><!--';
  const shop = testShop(on(getBlogPage, () => ({ ...article, title })));
  const { html } = await page('/pages/x', shop);
  expect(html).not.toContain('<script>alert');
  const state = html.split('id="page-state">')[1]?.split('</script>')[0] ?? '';
  expect(JSON.stringify(JSON.parse(state))).toContain('alert(1)');
});

it('says of each page what others show of it: title, words, picture and its one address', async () => {
  const shop = testShop(
    on(getProduct, ({ params }) => ({
      ...sampleDetail(),
      sku: params.sku,
      description: '<p>Murni &amp; aman</p>',
      image: '/media/emas.svg',
    })),
    on(getBlogPage, () => ({ ...article, image: '/media/a.svg' })),
  );
  const tags = async (url: string) => {
    const { html } = await page(url, shop);
    const head = html.split('</head>')[0] ?? '';
    const named = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
    return {
      ...Object.fromEntries(named.map(([, name, content]) => [name, content])),
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    };
  };
  expect(await tags('/products/EB-5?variasi=X&utm_source=wa')).toMatchObject({
    description: 'Rp 11.540.000. Murni &amp; aman',
    canonical: `${origin}/products/EB-5`,
    'og:type': 'product',
    'og:title': 'Emas Batangan 5 gram',
    'og:url': `${origin}/products/EB-5`,
    'og:image': `${origin}/media/emas.svg/dibagikan.jpg`,
  });
  expect(await tags('/blogs/syarat')).toMatchObject({
    description: 'Isi',
    canonical: `${origin}/blogs/syarat`,
    'og:type': 'article',
    'og:image': `${origin}/media/a.svg/dibagikan.jpg`,
  });
  expect(await tags('/products?cat=2&s=cincin&page=2')).toMatchObject({
    canonical: `${origin}/products?cat=2&amp;page=2`,
  });
  expect(await tags('/')).toMatchObject({ canonical: `${origin}/`, 'og:title': 'Toko emas online' });
});

it('tells search engines price and stock of a product, and where it stands', async () => {
  const { html } = await page('/products/EB-5');
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );
  expect(facts).toMatchObject([
    {
      '@type': 'Product',
      sku: 'EB-5',
      offers: { priceCurrency: 'IDR', price: 11_540_000, availability: 'https://schema.org/InStock' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2 }, { item: `${origin}/products/EB-5` }],
    },
  ]);
});

it('leaves the code to the script of the page, the entry last, and keeps nothing that would be fetched before the paint', async () => {
  const tags =
    '<script type="module" crossorigin src="/assets/index-a.js"></script>\n<link rel="modulepreload" crossorigin href="/assets/shop-b.js">\n';
  const { html } = await renderPage({
    url: '/',
    origin,
    template: template.replace('</head>', `${tags}</head>`),
    fetch: testShop().api.fetch,
  });
  expect(html).toContain('<meta name="code" content="/assets/shop-b.js /assets/index-a.js">');
  expect(html).not.toContain('type="module"');
  expect(html).not.toContain('modulepreload');
});
