import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../api-server/src/db/tables/catalogue.ts';
import { rowsOf } from '../support/rowsOf.ts';
import { type Asker, fieldsOf, openAsker, search } from './asker.ts';
import { jsonOf } from './fuzzedAsk.ts';
import { Verbatim } from './hostileValues.ts';
import { listedCalls } from './listedCalls.ts';
import type { Schema } from './schemaArbitrary.ts';
import { bar } from './shopEntries.ts';

let asker: Asker;
beforeAll(async () => {
  asker = await openAsker();
});
afterAll(() => asker.close());
beforeEach(() => asker.renew());

const withBody = listedCalls.filter(({ entry: { call } }) => call.body && !call.isMultipart);
const post = (route: string, body: unknown) => asker.ask('shop', `POST ${route}`, { body: jsonOf(body) });

const names = [
  'id;drop table products',
  '(select 1)',
  '"name"',
  '__proto__',
  'constructor',
  'toString',
  'sku',
  'name asc',
  '',
];

it.each(listedCalls.filter((listed) => 'sort' in fieldsOf(listed, 'body')))(
  '54: $name sorts by the columns it knows, and refuses any other text',
  async (listed) => {
    const good = await asker.goodAsk(listed);
    const before = await rowsOf(asker.server.shop.db);
    for (const name of names) {
      const sort = [{ 'column-name': name, 'is-ascending': true }];
      const { status } = await asker.send(listed, { ...good, body: { ...(good.body as object), sort } });
      expect([name, status]).toEqual([name, 422]);
    }
    expect(await rowsOf(asker.server.shop.db)).toEqual(before);
  },
);

it('54: the console sorts by what it knows, and refuses any other text', async () => {
  for (const name of names.filter((each) => each !== '')) {
    const named = encodeURIComponent(name);
    expect([name, (await asker.ask('console', `GET /users?orderBy=${named}`)).status]).toEqual([name, 422]);
    expect([name, (await asker.ask('console', `GET /users?sortedBy=${named}`)).status]).toEqual([name, 422]);
  }
});

describe('55: a search', () => {
  it.each(['%', '_', '\\', '%\\', "'", '👩‍👩‍👧‍👦', '%_%', '\\%', '$1', '{}'])(
    'for %j finds what holds just that',
    async (text) => {
      const { status, text: answer } = await post('/product/view', { ...search, 'search-by': text });
      expect(status).toBe(200);
      expect(JSON.parse(answer).data.totalItems).toBe(0);
      const users = await asker.ask('console', `GET /users?search=${encodeURIComponent(text)}`);
      expect([users.status, JSON.parse(users.text).data]).toEqual([200, []]);
    },
  );

  it('takes signs of a pattern for themselves', async () => {
    const [first] = await asker.server.shop.db.select().from(products).where(eq(products.sku, bar));
    const name = 'Emas 100%_murni\\asli';
    await asker.server.shop.db.update(products).set({ name }).where(eq(products.sku, bar));
    for (const text of ['0%_m', '%', '_', 'i\\a', '\\']) {
      const { text: answer } = await post('/product/view', { ...search, 'search-by': text });
      expect([text, JSON.parse(answer).data.totalItems]).toEqual([text, 1]);
    }
    await asker.server.shop.db
      .update(products)
      .set({ name: first?.name ?? '' })
      .where(eq(products.sku, bar));
  });

  it.each(['\0', 'a\0b', '\ud800', 'x'.repeat(101), 'x'.repeat(10_000)])(
    'for what nobody looks for is refused (%#)',
    async (text) => {
      expect((await post('/product/view', { ...search, 'search-by': text })).status).toBe(422);
      const inAddress = text === '\ud800' ? '\0' : text;
      expect((await asker.ask('console', `GET /users?search=${encodeURIComponent(inAddress)}`)).status).toBe(422);
    },
  );
});

const noIds = [
  '0',
  '-1',
  '2147483648',
  '9223372036854775808',
  '1e3',
  '1%20or%201=1',
  '%00',
  '..%2f',
  '1.5',
  '%2e%2e%2f',
  '+1',
];

// A customer code that is not one's own is 403, whether somebody has it or not; every e-mail is answered alike.
const others: Readonly<Record<string, readonly number[]>> = { 'customer-code': [403], email: [200] };

it.each(listedCalls.filter(({ entry }) => entry.call.params))(
  '56: $name knows nothing under an id that is none',
  async (listed) => {
    const good = await asker.goodAsk(listed);
    for (const name of Object.keys(fieldsOf(listed, 'params'))) {
      for (const id of noIds) {
        const params = { ...(good.params as object), [name]: new Verbatim(id) };
        const { status } = await asker.send(listed, { ...good, params });
        expect([404, 422, ...(others[name] ?? [])]).toContain(status);
      }
    }
  },
);

describe('63: a name that every object knows', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    '%s is no sku, setting, page or column',
    async (name) => {
      for (const route of [
        `/product/by-sku/${name}`,
        `/config/by-name/${name}`,
        `/config/${name}`,
        `/blog-page/by-slug/${name}`,
      ]) {
        expect([route, (await asker.ask('shop', `GET ${route}`)).status]).toEqual([route, 404]);
      }
      expect(
        (await post('/cart', { 'customer-code': asker.world().a.code, price: 1, quantity: 1, sku: name })).status,
      ).toBe(404);
    },
  );

  it.each(withBody)('$name takes no body with such a key for something', async (listed) => {
    const { body } = await asker.goodAsk(listed);
    const text = jsonOf(body).slice(1);
    for (const key of ['"__proto__":{"isReseller":true}', '"constructor":{"prototype":{"isReseller":true}}']) {
      expect((await asker.send(listed, await asker.goodAsk(listed), { body: `{${key},${text}` })).status).toBe(400);
    }
    expect(({} as Record<string, unknown>).isReseller).toBeUndefined();
  });
});

describe('64: what is not what was meant', () => {
  it.each(listedCalls.filter(({ entry }) => entry.call.query))(
    '$name refuses a key of its query that comes twice',
    async (listed) => {
      const good = await asker.goodAsk(listed);
      for (const name of Object.keys(fieldsOf(listed, 'query'))) {
        const query = { ...(good.query as object), [name]: ['1', '2'] };
        expect([name, (await asker.send(listed, { ...good, query })).status]).toEqual([name, 422]);
      }
    },
  );

  it.each(withBody)('$name refuses a list for its body, and fields of another kind', async (listed) => {
    const good = await asker.goodAsk(listed);
    const before = await rowsOf(asker.server.shop.db);
    expect((await asker.send(listed, { ...good, body: [good.body] })).status).toBe(422);
    for (const [name, schema] of Object.entries(fieldsOf(listed, 'body'))) {
      const held = (good.body as Record<string, unknown>)[name];
      for (const other of othersThan(schema, held)) {
        const { status } = await asker.send(listed, { ...good, body: { ...(good.body as object), [name]: other } });
        expect([name, other, status]).toEqual([name, other, 422]);
      }
    }
    expect(await rowsOf(asker.server.shop.db)).toEqual(before);
  });

  /** Values of another kind that a looser reader would take. */
  function othersThan({ type }: Schema, held: unknown): unknown[] {
    if (type === 'integer' || type === 'number') return [String(held), [held], true, '', null, {}];
    if (type === 'boolean') return [String(held), held ? 1 : 0, null, [held]];
    if (type === 'string') return [[held], 1, true, null, { length: 1 }];
    return [];
  }

  it('two customer codes are one that is judged: the one that is read', async () => {
    const line = `"price":1,"quantity":1,"sku":"${bar}"`;
    const twice = `{"customer-code":"${asker.world().a.code}",${line},"customer-code":"${asker.world().b.code}"}`;
    expect((await asker.ask('shop', 'POST /cart', { body: twice })).status).toBe(403);
  });
});
