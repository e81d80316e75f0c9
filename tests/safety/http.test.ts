import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productPrices, products } from '../../api-server/src/db/tables/catalogue.ts';
import { customers } from '../../api-server/src/db/tables/customers.ts';
import { rowsOf } from '../support/rowsOf.ts';
import { type Asker, bearer, openAsker, search } from './asker.ts';
import { addressOf } from './fuzzedAsk.ts';
import { listedCalls } from './listedCalls.ts';
import { addShoppers } from './people.ts';
import { bar } from './shopEntries.ts';

let asker: Asker;
beforeAll(async () => {
  asker = await openAsker();
});
afterAll(() => asker.close());
beforeEach(() => asker.renew());

// A JWT of an algorithm that signs nothing, and one signed with a key that is easily guessed.
const unsigned = 'eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiIxIn0.';
const guessed = 'eyJhbGciOiJIUzI1NiIsImNyaXQiOlsiZXhwIl19.eyJzdWIiOiIxIn0.c2VjcmV0';

it.each([
  ['a JWT without a signature', `Bearer ${unsigned}`],
  ['a JWT with a guessed key and a crit header', `Bearer ${guessed}`],
  ['an empty header', ''],
  ['a scheme alone', 'Bearer'],
  ['another scheme', 'Basic YnVkaTpvbWJhaw=='],
  ['half a token', `Bearer ${'a'.repeat(20)}`],
  ['a token and more', `Bearer ${'a'.repeat(43)} ${'a'.repeat(43)}`],
  ['two tokens', `Bearer ${'a'.repeat(43)}, Bearer ${'b'.repeat(43)}`],
  ['a header of 100 kB', `Bearer ${'a'.repeat(100_000)}`],
  ['a quote in a token', `Bearer '${'a'.repeat(41)}-`],
])('10: %s is refused like a dead login, and is never a fault', async (_, authorization) => {
  expect((await asker.ask('shop', `GET /cart/${asker.world().a.code}`, { headers: { authorization } })).status).toBe(
    401,
  );
  expect((await asker.ask('console', 'GET /users', { headers: { authorization } })).status).toBe(401);
});

describe('74: what somebody gets who is logged in', () => {
  it.each(listedCalls)('$name is kept by nobody', async (listed) => {
    const { headers, status } = await asker.send(listed, await asker.goodAsk(listed));
    expect(headers['cache-control']).toMatch(status === 200 ? /^private, no-store$/ : /no-store/);
    if (status === 200) expect(headers.vary).toMatch(/authorization/i);
  });

  it.each(['GET /dashboard', `GET /product/by-sku/${bar}`, 'POST /product/view'])(
    '%s shows each their own price, in whatever order they ask',
    async (route) => {
      const { db } = asker.server.shop;
      const [product] = await db.select().from(products).where(eq(products.sku, bar));
      const [a, b] = await addShoppers(asker.server.shop, 2);
      if (!a || !b) throw new Error('two were added');
      await db.update(customers).set({ levelId: 3 }).where(eq(customers.id, b.id));
      const price = 1_234_567;
      await db.delete(productPrices).where(eq(productPrices.productId, product?.id ?? 0));
      await db.insert(productPrices).values({ productId: product?.id ?? 0, levelId: 3, price });
      await db.update(products).set({ position: -1, name: 'AAA' }).where(eq(products.sku, bar));
      const [method = '', url = ''] = route.split(' ');
      const body = method === 'POST' ? JSON.stringify(search) : undefined;
      const asked = (headers: Record<string, string>) => asker.server.send('shop', { method, url, body, headers });
      for (let round = 0; round < 2; round += 1) {
        const visitor = await asked({});
        expect(visitor.text).not.toContain(String(price));
        const known = { 'if-none-match': String(visitor.headers.etag ?? '*') };
        const seen = await asked({ ...bearer(b.token), ...known });
        expect([seen.status, seen.text.includes(String(price))]).toEqual([200, true]);
        expect((await asked(bearer(a.token))).text).not.toContain(String(price));
      }
    },
  );

  it.each(['/style.css', '%2fstyle.css', ';.css', '/..%2fx.js', '.png', '%00.css', '%0a.css'])(
    'is not given out under the name of a file: %s',
    async (end) => {
      for (const path of [
        `/cart/${asker.world().a.code}`,
        `/customer/by-code/${asker.world().a.code}`,
        `/product/by-sku-with-login/${bar}`,
      ]) {
        const { status, headers } = await asker.ask('shop', `GET ${path}${end}`);
        expect([400, 403, 404, 422]).toContain(status);
        expect(headers['cache-control']).toBe('no-store');
      }
    },
  );
});

describe('75: another site', () => {
  it.each([
    'https://evil.example',
    'null',
    'https://toko.example.evil.example',
    'https://evil.toko.example',
    'http://localhost:4001',
  ])('at %s is not let in by any header, and no cookie goes with its asks', async (origin) => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const answers = [
      await asker.ask('shop', 'GET /province', { headers }),
      await asker.ask('shop', `GET /cart/${asker.world().a.code}`, { headers }),
      await asker.ask('shop', 'OPTIONS /cart', { headers }),
      await asker.ask('console', 'OPTIONS /users', { headers }),
    ];
    for (const answer of answers) {
      expect(Object.keys(answer.headers).filter((name) => /^access-control-|^set-cookie$/.test(name))).toEqual([]);
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
  });

  it.each(listedCalls)('$name is answered for its own method and no other', async (listed) => {
    const good = await asker.goodAsk(listed);
    const before = await rowsOf(asker.server.shop.db);
    const url = addressOf(listed.entry.call.path, good);
    const path = url.split('?')[0] ?? '';
    const spoken = listedCalls
      .filter(({ origin, entry }) => origin === listed.origin && sameShape(entry.call.path, path))
      .map(({ entry }) => entry.call.method as string);
    for (const method of ['HEAD', 'OPTIONS', 'GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE']) {
      if (spoken.includes(method)) continue;
      expect([method, (await asker.ask(listed.origin, `${method} ${url}`)).status]).toEqual([method, 404]);
    }
    expect(await rowsOf(asker.server.shop.db)).toEqual(before);
  });

  const sameShape = (declared: string, path: string) =>
    new RegExp(`^${declared.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path);
});
