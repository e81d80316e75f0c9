import { markupSettings } from 'shop-core/rules/content';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { about, blogPages } from '../../api-server/src/db/tables/content.ts';
import { addProduct, type TestStorefront, testStorefront } from '../../api-server/src/shop/testStorefront.ts';
import { hostileHtml } from '../support/hostileHtml.ts';

let front: TestStorefront;
beforeAll(async () => {
  front = await testStorefront();
});
afterAll(() => front.close());

/** A tag as a DOM writes it. */
const tag = /<\/?([a-z][a-z0-9]*)((?: [a-z]+="[^"]*")*)>/g;

/** Whatever the list says. */
const never = /^(script|style|iframe|form|input|button|svg|math|object|embed|on\w+|class|id|name|srcdoc|action)$/;

/** What is in a text that nobody allowed. */
function strange(html: string): string[] {
  const found: string[] = [];
  const rest = html.replace(tag, (whole, name: string, attributes: string) => {
    const isAllowed = [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)].every(
      ([, attribute = '', value = '']) =>
        markupSettings.ALLOWED_ATTR.includes(attribute) &&
        !never.test(attribute) &&
        (attribute !== 'href' || /^(https?:|tel:|\/)/.test(value)),
    );
    if (!markupSettings.ALLOWED_TAGS.includes(name) || never.test(name) || !isAllowed) found.push(whole);
    return '';
  });
  return rest.includes('<') ? [...found, rest] : found;
}

const article = (slug: string, content: string) => ({
  ...{ slug, content, title: 'Jahat', image: null, excerpt: null, category: null, createdDate: '2026-11-27' },
  isBlog: true,
});

it('57: no piece of hostile HTML leaves the server, whatever it was stored as', async () => {
  const { db, ask } = front;
  await db.insert(blogPages).values(hostileHtml.map((html, at) => article(`jahat-${at}`, html)));
  await db.insert(about).values({ id: 1, title: 'Tentang', description: hostileHtml.join('') });
  await addProduct(db, { sku: 'JAHAT', description: hostileHtml.join(''), notes: hostileHtml[0] });
  const sent: string[] = [];
  for (const at of hostileHtml.keys()) {
    const { data } = await ask(`GET /blog-page/by-slug/jahat-${at}`);
    sent.push(data.content);
  }
  const list = await ask('POST /blog-page/get-all', { body: { 'is-blog': true, page: 0, size: 100 } });
  for (const { slug, content } of list.data.viewBlogPages) if (slug.startsWith('jahat-')) sent.push(content);
  const product = (await ask('GET /product/by-sku/JAHAT')).data;
  sent.push(product.description, product.notes, (await ask('GET /about/1')).data.description);

  expect(sent).toHaveLength(2 * hostileHtml.length + 3);
  expect(sent.flatMap(strange)).toEqual([]);
  for (const html of sent) expect(html).toContain('<p>Isi yang aman</p>');
});

it('57: what the shop writes stays as it was written', async () => {
  const written =
    '<h2>Kadar</h2><p>Emas <strong>999,9</strong> &amp; <a href="/account" title="Akun">akun</a> <a href="tel:+62215550134">telepon</a></p>' +
    '<table><thead><tr><th scope="col">Berat</th></tr></thead><tbody><tr><td colspan="2">5 g</td></tr></tbody></table>' +
    '<figure><img src="/media/a.jpg" alt="Batangan" width="640" height="480"><figcaption>5 &lt; 10 g</figcaption></figure>';
  await front.db.insert(blogPages).values(article('baik', written));
  expect((await front.ask('GET /blog-page/by-slug/baik')).data.content).toBe(written);
});
