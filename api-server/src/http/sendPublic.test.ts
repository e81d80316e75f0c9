import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProduct, type TestStorefront, testStorefront } from '../shop/testStorefront.ts';

let front: TestStorefront;

const big = '/api/product/by-sku/BESAR';

/** What goes over the wire: `fetch` would unpack it. */
async function get(headers: Record<string, string> = {}, url = big) {
  const { statusCode, headers: sent, rawPayload } = await front.app.inject({ method: 'GET', url, headers });
  return { status: statusCode, headers: sent, bytes: rawPayload };
}

beforeAll(async () => {
  front = await testStorefront();
  await addProduct(front.db, { sku: 'BESAR', description: `<p>${'Emas murni. '.repeat(300)}</p>` });
});
afterAll(() => front.close());

it('says that an answer is still what the asker has, without sending it', async () => {
  const { headers, bytes } = await get();
  const etag = String(headers.etag);
  expect(bytes.length).toBeGreaterThan(3_000);
  const again = await get({ 'if-none-match': `"other", ${etag}` });
  expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
  expect((await get({ 'if-none-match': 'W/"other"' })).status).toBe(200);
});

it('sends another tag and the answer once something has changed', async () => {
  const { headers } = await get();
  await addProduct(front.db, { sku: 'X' });
  const same = await get({ 'if-none-match': String(headers.etag) });
  expect(same.status).toBe(304);
  await front.db.execute(`update products set name = 'Besar sekali' where sku = 'BESAR'`);
  const changed = await get({ 'if-none-match': String(headers.etag) });
  expect(changed.status).toBe(200);
  expect(changed.headers.etag).not.toBe(headers.etag);
  expect(changed.bytes.toString()).toContain('Besar sekali');
});

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
] as const)('packs with %s for who takes %j', async (packing, accepted, unpack) => {
  const plain = await get();
  const packed = await get({ 'accept-encoding': accepted });
  expect(packed.headers['content-encoding']).toBe(packing);
  expect(packed.headers['content-length']).toBe(String(packed.bytes.length));
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
  expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
});

it.each(['identity', 'br;q=0', 'gzip;q=0.0', 'zstd', 'brotli'])('packs nothing for who takes %j', async (accepted) => {
  const { headers, bytes } = await get({ 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(bytes.toString()).data.sku).toBe('BESAR');
});

it('leaves what is small as it is', async () => {
  const { headers } = await get({ 'accept-encoding': 'br' }, '/api/category/get-all');
  expect(headers['content-encoding']).toBeUndefined();
});

it('tells caches that an answer depends on login and packing, and browsers to ask each time', async () => {
  const { headers } = await get();
  expect(headers.vary).toBe('authorization, accept-encoding');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('gives the answer to a POST to nobody else', async () => {
  const payload = { page: 0, size: 12, 'search-by': null, sort: [] };
  const headers = { 'if-none-match': 'W/"x"' };
  const answer = await front.app.inject({ method: 'POST', url: '/api/product/view', payload, headers });
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
    200,
    'private, no-store',
    undefined,
  ]);
});
