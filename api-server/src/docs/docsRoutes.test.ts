import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, type Listeners } from '../app.ts';
import { openTestDatabase } from '../db/testDatabase.ts';
import { readEnv } from '../env.ts';
import { adminApi } from './adminApi.ts';
import { docsPage } from './docsPage.ts';
import { openApi } from './openApi.ts';
import { shopApi } from './shopApi.ts';

let listeners: Listeners;
let close: () => Promise<unknown>;
beforeAll(async () => {
  const database = await openTestDatabase();
  listeners = await build({
    database,
    env: readEnv({}),
    now: () => new Date(),
    log: Fastify().log,
    wakeMailer: () => {},
  });
  const { shop, admin } = listeners;
  close = () => Promise.all([shop.close(), admin.close()]).then(database.close);
});
afterAll(() => close());

const origins = [
  { name: 'shop', api: shopApi() },
  { name: 'admin', api: adminApi() },
] as const;

describe.each(origins)('what the $name says of itself', ({ name, api }) => {
  const get = (url: string, headers = {}) => listeners[name].inject({ url, headers });

  it('is a document of its own calls and no others', async () => {
    const { statusCode, headers, body } = await get('/api/openapi.json');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const paths = JSON.parse(body).paths as Record<string, Record<string, { operationId: string }>>;
    const calls = Object.values(paths).flatMap((methods) => Object.values(methods).map((call) => call.operationId));
    expect(calls.sort()).toEqual(Object.keys(api.calls).sort());
  });

  it('is a page for people that names every call and every code', async () => {
    const { statusCode, headers, body } = await get('/api/docs');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const id of Object.keys(api.calls)) {
      expect(body).toContain(`<section id="${id}">`);
      expect(body).toContain(`<a href="#${id}">`);
    }
    for (const code of Object.keys(api.statusOf)) expect(body).toContain(code);
  });

  it('needs no script and nothing from anywhere else', async () => {
    const { headers, body } = await get('/api/docs');
    expect(body).not.toMatch(/<script|<link|<img|<iframe|src=|@import|url\(|https?:/i);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it.each(['/api/openapi.json', '/api/docs'])('travels once: %s is asked for again by its tag', async (url) => {
    const first = await get(url, { 'accept-encoding': 'br' });
    expect(first.headers['content-encoding']).toBe('br');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get(url, { 'if-none-match': first.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

it('shows a text with markup in it as the text it is', () => {
  const document = openApi(adminApi());
  const page = docsPage({ ...document, info: { ...document.info, title: '<script>alert(1)</script>' } });
  expect(page).not.toContain('<script');
  expect(page).toContain('&lt;script&gt;');
});
