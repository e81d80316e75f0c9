import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../db/connect.ts';
import { openSeededDatabase } from '../db/testSeeded.ts';
import { readEnv } from '../env.ts';
import { listener } from './listener.ts';
import { renderedPages } from './renderedPages.ts';
import { serveWebApp } from './serveWebApp.ts';

/** A build that writes what it was asked, and what the shop answered it. */
const build = `
  export async function renderPage({ url, origin, template, fetch }) {
    if (url === '/broken') throw new Error('no page');
    if (url === '/gone') return { status: 404, html: template };
    const body = JSON.stringify({ said: 'hello' });
    const answer = await fetch(origin + '/api/echo?of=' + url, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return { status: 200, html: template + ' ' + origin + ' ' + (await answer.text()) };
  }`;

let database: Database;
let folder: string;
let now = new Date('2026-03-01T03:00:00Z');
let shop: Awaited<ReturnType<typeof open>>;
const echo = vi.fn();

async function open() {
  const env = readEnv({ PUBLIC_SHOP_URL: 'https://shop.example' });
  const services = { database, env, now: () => now, log: Fastify().log, wakeMailer: () => {} };
  const app = await listener(services);
  app.register(
    async (api) =>
      void api.post('/echo', async ({ query, body }) => {
        echo();
        return { query, body };
      }),
    { prefix: '/api' },
  );
  await serveWebApp(app, 'shop-app', join(folder, 'dist'), await renderedPages(app, services, folder));
  await app.ready();
  return app;
}

beforeAll(async () => {
  database = await openSeededDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rendered-'));
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
  await mkdir(join(folder, 'dist', '.server'));
  await writeFile(join(folder, 'dist', 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'dist', '.server', 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'dist', '.server', 'entry-server.js'), build);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  shop = await open();
  echo.mockClear();
  return () => shop.close();
});

const get = (url: string, headers = {}) => shop.inject({ url, headers: { accept: 'text/html', ...headers } });

it('sends a page that was rendered from what the shop itself answers', async () => {
  const answer = await get('/products');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toBe('<!doctype html> https://shop.example {"query":{"of":"/products"},"body":{"said":"hello"}}');
});

it('renders a page once, and again as soon as something that is shown has changed, or the day', async () => {
  const first = await get('/products');
  await get('/products');
  expect(echo).toHaveBeenCalledTimes(1);
  const again = await get('/products', { 'if-none-match': String(first.headers.etag) });
  expect(again.statusCode).toBe(304);

  const before = database.changes.count();
  await database.db.execute(sql`update products set name = name`);
  await vi.waitFor(() => expect(database.changes.count()).not.toBe(before), { timeout: 20_000 });
  await get('/products');
  expect(echo).toHaveBeenCalledTimes(2);

  now = new Date('2026-03-01T17:00:00Z');
  await get('/products');
  expect(echo).toHaveBeenCalledTimes(3);
});

it('says 404 with the empty document, and 200 with it where nothing could be rendered', async () => {
  const gone = await get('/gone');
  expect([gone.statusCode, gone.body]).toEqual([404, '<!doctype html>']);
  const broken = await get('/broken');
  expect([broken.statusCode, broken.body]).toEqual([200, '<!doctype html>']);
});

it('lets made-up addresses cost no more than a few renderings a second', async () => {
  const pages = await Promise.all(Array.from({ length: 200 }, (_, at) => get(`/products?page=${at}`)));
  expect(pages.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const rendered = pages.filter(({ body }) => body.includes('hello')).length;
  expect(rendered).toBeGreaterThanOrEqual(40);
  expect(rendered).toBeLessThan(200);
});
