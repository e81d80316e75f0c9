import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/connect.ts';
import { openTestDatabase } from '../db/testDatabase.ts';
import { readEnv } from '../env.ts';
import { packageRoot } from '../packageRoot.ts';
import { listener } from './listener.ts';
import { serveWebApp } from './serveWebApp.ts';

const page = '<!doctype html><title>Samudra Emas</title>';
const packed = brotliCompressSync('packed when it was built');
const script = `export const gold = 'gold';\n`.repeat(200);
let database: Database;
let folder: string;
let built: Awaited<ReturnType<typeof start>>;
let unbuilt: Awaited<ReturnType<typeof start>>;

async function start(dist: string) {
  const services = { database, env: readEnv({}), now: () => new Date(), log: Fastify().log, wakeMailer: () => {} };
  const app = await listener(services);
  app.register(async (api) => void api.get('/known', async () => ({ known: true })), { prefix: '/api' });
  await serveWebApp(app, 'shop-app', dist);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

interface Asked {
  readonly method?: string;
  readonly accept?: string;
  readonly headers?: Record<string, string>;
}

/** Sends the path exactly as it is written; fetch would tidy it up. */
async function get(path: string, { method = 'GET', accept, headers }: Asked = {}, app = built) {
  const { port } = app.server.address() as AddressInfo;
  const asked = { ...headers, ...(accept !== undefined && { accept }) };
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers: asked }, async (answer) => {
        resolve({ status: answer.statusCode, headers: answer.headers, body: await text(answer) });
      });
      sent.on('error', reject).end();
    },
  );
}

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'web-app-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, '.built-from'), 'secret');
  await writeFile(join(folder, '.vite', 'manifest.json'), 'secret');
  await writeFile(join(folder, 'assets', 'main-x1y2.js'), script);
  await writeFile(join(folder, 'assets', 'packed-z9.js'), script);
  await writeFile(join(folder, 'assets', 'packed-z9.js.br'), packed);
  built = await start(folder);
  unbuilt = await start(join(folder, 'nothing'));
});
afterAll(async () => {
  await built.close();
  await unbuilt.close();
  await database.close();
  await rm(folder, { recursive: true });
});

describe('the page', () => {
  it.each(['/', '/products', '/products/LM-0.5', '/products/x.js', '/a/b/c', '/apis', '/?s=a', '/%C3%A9'])(
    'is what a browser gets at %s',
    async (path) => {
      const { status, headers, body } = await get(path, { accept: browser });
      expect([status, body]).toEqual([200, page]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
    },
  );

  it.each(['/products/PROMO-50%', '/products/%E0%A4%A', '/%', '/products/5%25%', '/products/a%zz?s=%'])(
    'is what a browser gets at %s, which says that nothing is there',
    async (path) => {
      const { status, headers, body } = await get(path, { accept: browser });
      expect([status, body]).toEqual([200, page]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it('is what a program that takes anything gets, unless it asks for a file', async () => {
    expect((await get('/products/LM-0.5', { accept: '*/*' })).body).toBe(page);
    expect((await get('/products')).body).toBe(page);
    expect((await get('/gone.js', { accept: '*/*' })).status).toBe(404);
    expect((await get('/products', { accept: 'application/json' })).status).toBe(404);
  });

  it('answers HEAD without a body, and a known tag with 304', async () => {
    const { status, headers, body } = await get('/products', { method: 'HEAD', accept: browser });
    expect([status, body, headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
    const again = await get('/', { accept: browser, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it.each(['PUT', 'DELETE'])('is not for %s', async (method) => {
    expect((await get('/products', { method, accept: browser })).status).toBe(404);
  });

  it('comes again for a form that no script took, whose words are not read', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const posted = (path: string, accept = browser) => get(path, { method: 'POST', accept, headers });
    const { status, headers: answered } = await posted('/login?next=%2Fcart');
    expect([status, answered.location]).toEqual([303, '/login?next=%2Fcart']);
    for (const path of ['//evil.example/x', '/\\evil.example', '/api', '/api/login', '/api/']) {
      const { status: refused, headers: more } = await posted(path);
      expect([refused, more.location], path).toEqual([404, undefined]);
    }
    expect((await posted('/login', 'application/json')).status).toBe(404);
  });
});

describe('the policy', () => {
  const policyAt = async (path: string) =>
    String((await get(path, { accept: browser })).headers['content-security-policy']);

  it.each(['/', '/?mobile=1'])(
    'lets the home page at %s frame known video hosts in privacy mode, and no other [S2.74]',
    async (path) => {
      const policy = await policyAt(path);
      expect(policy).toMatch(/;frame-src https:\/\/www\.youtube-nocookie\.com https:\/\/player\.vimeo\.com$/);
      expect(policy).toContain(";media-src 'self' https:;");
      expect(policy).toContain("default-src 'self';");
    },
  );

  it.each(['/products', '/blogs/a', '/account', '/index'])(
    'lets %s frame nothing and play nothing of another site',
    async (path) => {
      expect(await policyAt(path)).not.toMatch(/frame-src|media-src|youtube|vimeo/);
    },
  );
});

describe('files', () => {
  it('with a hash in their name are kept for ever, and travel compressed', async () => {
    const plain = await get('/assets/main-x1y2.js');
    expect([plain.status, plain.body]).toEqual([200, script]);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toMatch(/javascript/);
    const small = await get('/assets/main-x1y2.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers.vary).toContain('accept-encoding');
  });

  it('travel as the build packed them', async () => {
    const small = await get('/assets/packed-z9.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([small.headers['content-encoding'], small.headers['content-length']]).toEqual(['br', `${packed.length}`]);
    expect(small.headers['content-type']).toMatch(/javascript/);
    expect((await get('/assets/packed-z9.js')).body).toBe(script);
  });

  it('with a name of their own are kept for an hour', async () => {
    const { status, headers, body } = await get('/favicon.svg', { accept: browser });
    expect([status, body, headers['cache-control']]).toEqual([200, '<svg/>', 'public, max-age=3600']);
    expect((await get('/favicon.svg', { method: 'HEAD' })).status).toBe(200);
  });

  it.each([
    '/assets/main-old.js',
    '/assets/',
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/assets/..%2findex.html',
  ])('that are not there are no page: %s', async (path) => {
    const { status, body } = await get(path, { accept: browser });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(JSON.parse(body)).toHaveProperty('code');
  });

  it.each(['/.built-from', '/.vite/manifest.json', '/assets/../.built-from', '/..%2f..%2fetc/passwd'])(
    'that are not meant for anybody stay inside: %s',
    async (path) => {
      expect((await get(path, { accept: browser })).body).not.toContain('secret');
      expect((await get(path, { accept: browser })).body).not.toContain('root:');
    },
  );
});

describe('addresses', () => {
  it.each([
    ['/products/', '/products'],
    ['/products/?cat=2', '/products?cat=2'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/%2fevil.example/', '/%2fevil.example'],
  ])('have one form: %s is %s', async (path, canonical) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await get(path, { method, accept: browser });
      expect([status, headers.location]).toEqual([308, canonical]);
    }
  });

  it.each(['/api', '/api/', '/api/unknown', '/api/known/'])('under /api are never a page: %s', async (path) => {
    const { status, headers, body } = await get(path, { accept: browser });
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(body)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leave the calls alone', async () => {
    expect((await get('/api/known', { accept: browser })).body).toBe('{"known":true}');
  });
});

describe('without a build', () => {
  it.each(['/', '/products'])('says at %s what to do', async (path) => {
    const { status, headers, body } = await get(path, { accept: browser }, unbuilt);
    expect(status).toBe(503);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('npm run build');
  });

  it('serves the calls', async () => {
    expect((await get('/api/known', {}, unbuilt)).status).toBe(200);
    expect((await get('/gone.js', {}, unbuilt)).status).toBe(404);
  });
});

it('lets no text become markup but by the policies that are named', async () => {
  const { headers } = await get('/', { accept: browser });
  expect(headers['content-security-policy']).toMatch(
    /;require-trusted-types-for 'script';trusted-types default dompurify(;|$)/,
  );
});

it('lets the one script in the page of the shop run, and no other', async () => {
  const document = await readFile(join(packageRoot(), '..', 'shop-app', 'index.html'), 'utf8');
  const scripts = [...document.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const { headers } = await get('/', { accept: browser });
  expect(String(headers['content-security-policy'])).toContain(`script-src 'self' ${hashes.join(' ')};`);
});
