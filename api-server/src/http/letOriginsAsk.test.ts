import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../app.ts';
import { readEnv } from '../env.ts';
import { type TestShop, testShop } from '../shop/testShop.ts';

const elsewhere = 'https://toko.example';
let shop: TestShop;
let listeners: FastifyInstance[];
let origins: { shop: string; console: string };

async function origin(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  shop = await testShop();
  const env = readEnv({ ALLOWED_ORIGINS: `${elsewhere}, http://localhost:5173` });
  const built = await build({ ...shop.services, env });
  listeners = [built.shop, built.admin];
  origins = { shop: await origin(built.shop), console: await origin(built.admin) };
});
afterAll(async () => {
  await Promise.all(listeners.map((app) => app.close()));
  await shop.close();
});

const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };

function ask(
  method: string,
  path: string,
  from: string | undefined,
  headers: Record<string, string> = {},
  of = origins.shop,
) {
  return fetch(of + path, { method, headers: { ...headers, ...(from !== undefined && { origin: from }) } });
}

const told = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));

describe('a shop that comes from elsewhere', () => {
  it.each([elsewhere, 'http://localhost:5173'])('at %s is told what it may send, once in two hours', async (from) => {
    const answer = await ask('OPTIONS', '/api/cart', from, preflight);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(told(answer)).toEqual({
      'access-control-allow-origin': from,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key',
      'access-control-expose-headers': 'date',
      'access-control-max-age': '7200',
    });
    expect(answer.headers.get('vary')).toMatch(/\borigin\b/);
  });

  it.each([
    ['a list of areas', '/api/province', 200],
    ['an answer kept for everybody', '/api/product-category/all-active', 200],
    ['a refusal', '/api/cart/C-1', 401],
    ['an address that leads nowhere', '/api/tidak-ada', 404],
  ])('may read %s', async (_, path, status) => {
    // Twice: the second comes from what the server kept of the first, without its hooks.
    for (const _time of [1, 2]) {
      const answer = await ask('GET', path, elsewhere);
      expect(answer.status).toBe(status);
      expect(told(answer)).toEqual({
        'access-control-allow-origin': elsewhere,
        'access-control-expose-headers': 'date',
      });
      expect(answer.headers.get('vary')).toMatch(/\borigin\b/);
    }
  });

  it('may read that an answer is still the one it has', async () => {
    const etag = (await ask('GET', '/api/product-category/all-active', elsewhere)).headers.get('etag') ?? '';
    const answer = await ask('GET', '/api/product-category/all-active', elsewhere, { 'if-none-match': etag });
    expect([answer.status, told(answer)['access-control-allow-origin']]).toEqual([304, elsewhere]);
  });
});

describe('whoever else asks', () => {
  it.each([
    undefined,
    'null',
    'https://evil.example',
    'http://toko.example',
    'https://toko.example.evil.example',
    'https://evil.toko.example',
    'https://toko.example:8443',
    'https://TOKO.example',
  ])('from %s is told nothing, though caches know that it depends on the origin', async (from) => {
    const [open, refused] = [
      await ask('GET', '/api/province', from),
      await ask('OPTIONS', '/api/cart', from, preflight),
    ];
    expect([open.status, refused.status]).toEqual([200, 404]);
    expect([told(open), told(refused)]).toEqual([{}, {}]);
    expect([open, refused].map(({ headers }) => headers.get('vary')?.includes('origin'))).toEqual([true, true]);
  });

  it('is told nothing by the console, whose pages come from itself', async () => {
    const asks = [ask('OPTIONS', '/api/users', elsewhere, preflight, origins.console)];
    for (const answer of await Promise.all([...asks, ask('GET', '/api/users', elsewhere, {}, origins.console)])) {
      expect(told(answer)).toEqual({});
    }
  });
});
