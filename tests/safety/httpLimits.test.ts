import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Asker, fieldsOf, openAsker, search } from './asker.ts';
import { listedCalls } from './listedCalls.ts';
import { type WholeServer, wholeServer } from './wholeServer.ts';

let asker: Asker;
beforeAll(async () => {
  asker = await openAsker();
});
afterAll(() => asker.close());
beforeEach(() => asker.renew());

const withBody = listedCalls.filter(({ entry: { call } }) => call.body && !call.isMultipart);

describe('67: a body', () => {
  it.each(withBody.filter(({ name }) => name !== 'PUT /customer/update-image'))(
    'of $name of 1.1 MB is too large',
    async (listed) => {
      expect(
        (await asker.send(listed, await asker.goodAsk(listed), { body: `"${'x'.repeat(1_100_000)}"` })).status,
      ).toBe(413);
    },
  );

  it.each(['['.repeat(200_000), '{"a":'.repeat(40_000), `${'['.repeat(120_000)}${']'.repeat(120_000)}`])(
    'that is nested without end is refused at once (%#)',
    async (body) => {
      const times: number[] = [];
      // The best of some: another process may have had the processor meanwhile.
      for (let time = 0; time < 8; time += 1) {
        const { status, ms } = await asker.ask('shop', 'POST /product/view', { body });
        expect([400, 422]).toContain(status);
        times.push(ms);
      }
      expect(Math.min(...times)).toBeLessThan(100);
    },
  );
});

describe('68: a body that is not plain JSON', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    'x',
    '',
    'application/jsonx',
  ])('but %j is not taken', async (type) => {
    const body = JSON.stringify(search);
    expect((await asker.ask('shop', 'POST /product/view', { body, headers: { 'content-type': type } })).status).toBe(
      415,
    );
    expect((await asker.ask('console', 'POST /login', { body, headers: { 'content-type': type } })).status).toBe(415);
  });

  it.each(['gzip', 'br', 'deflate', 'gzip, gzip', 'x'])('but packed as %s is not unpacked', async (coding) => {
    const headers = { 'content-encoding': coding };
    expect((await asker.ask('shop', 'POST /product/view', { body: JSON.stringify(search), headers })).status).toBe(415);
  });

  it('may have any type when there is none', async () => {
    const headers = { 'content-type': 'text/garbage', 'content-encoding': 'gzip' };
    expect((await asker.ask('shop', 'GET /province', { headers })).status).toBe(200);
    expect((await asker.ask('console', 'DELETE /users/2147483646', { headers })).status).toBe(404);
  });
});

/** The list that an answer is about. */
const listIn = (data: unknown): unknown[] => {
  const found = Array.isArray(data) ? data : Object.values(data as object).find(Array.isArray);
  if (!found) throw new Error('there is no list in the answer');
  return found;
};

it.each(listedCalls.filter((listed) => 'size' in fieldsOf(listed, 'body')))(
  '69: $name gives a page of a size that it can bear, and nothing past the end',
  async (listed) => {
    const good = await asker.goodAsk(listed);
    const askFor = async (page: number, size: number) => {
      const { status, text } = await asker.send(listed, { ...good, body: { ...(good.body as object), page, size } });
      expect([page, size, status, status === 200 ? '' : text]).toEqual([page, size, 200, '']);
      return listIn(JSON.parse(text).data);
    };
    const most = listed.name === 'POST /company/find-all' ? 1_000 : 100;
    expect((await askFor(0, 1e9)).length).toBeLessThanOrEqual(most);
    for (const size of [0, -1, -(2 ** 53) + 1]) expect((await askFor(0, size)).length).toBeLessThanOrEqual(1);
    for (const size of [1e9, 1]) expect(await askFor(1e12, size)).toEqual([]);
    expect(await askFor(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)).toEqual([]);
  },
);

it('69: the console clamps the size of its list, and has nothing past the end', async () => {
  const users = async (query: string) => JSON.parse((await asker.ask('console', `GET /users?${query}`)).text);
  expect((await users('limit=1000000000')).meta.pagination.per_page).toBe(100);
  expect((await users('limit=-1')).data).toHaveLength(1);
  expect((await users('limit=10&page=1000000000000')).data).toEqual([]);
});

describe('71: a header that says where an ask comes from', () => {
  const registration = (at: number) => {
    const name = `penipu${at}`;
    const more = { 'customer-type': 'INDIVIDU', newCompany: false, validCompany: false };
    return JSON.stringify({ email: `${name}@contoh.test`, username: name, ...more });
  };
  const refusedOf = async (asked: WholeServer, from: number, count: number) => {
    let refused = 0;
    for (let at = from; at < from + count; at += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${at % 250}`, forwarded: `for=198.51.100.${at % 250}` };
      const more = { body: registration(at), ip: '192.0.2.77', headers };
      if ((await asked.send('shop', { method: 'POST', url: '/user/register', ...more })).status === 429) refused += 1;
    }
    return refused;
  };

  it('dodges no limit', async () => {
    expect(await refusedOf(asker.server, 0, 33)).toBe(3);
  });

  it('is believed of a proxy that the operator named', async () => {
    const behindProxy = await wholeServer({ TRUST_PROXY: '192.0.2.77' });
    try {
      expect(await refusedOf(behindProxy, 0, 33)).toBe(0);
    } finally {
      await behindProxy.shop.close();
    }
  });
});
