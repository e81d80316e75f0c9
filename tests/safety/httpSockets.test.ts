import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rawHttp } from '../support/rawHttp.ts';
import { rowsOf } from '../support/rowsOf.ts';
import { addShoppers } from './people.ts';
import { type WholeServer, wholeServer } from './wholeServer.ts';

// What is shown here is the same on every engine, and it takes real time.
const { TEST_ENGINE } = process.env;
const second = 1_000;

let server: WholeServer;
beforeAll(async () => {
  server = await wholeServer();
});
afterAll(() => server.shop.close());

/** How long a connection lives that says `first` and then a letter a second; and what it heard. */
async function slowSender(first: string, drip: string): Promise<{ seconds: number; heard: string }> {
  const begun = performance.now();
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => undefined);
  let heard = '';
  socket.on('data', (text) => {
    heard += text;
  });
  await once(socket, 'connect');
  if (first) socket.write(first);
  const dripping = drip ? setInterval(() => socket.write(drip), second) : undefined;
  await once(socket, 'close');
  clearInterval(dripping);
  return { seconds: (performance.now() - begun) / second, heard };
}

it.runIf(TEST_ENGINE !== 'postgres')(
  '70: who is slow or silent is cut off, 500 at once, and honest calls are served meanwhile',
  async () => {
    const head = 'POST /api/product/view HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    const slow = [slowSender('GET /api/province HTTP/1.1\r\nhost: x\r\nx-a: ', 'a')];
    slow.push(slowSender(`${head}content-length: 1000\r\n\r\n{`, ' '));
    for (let count = 0; count < 500; count += 1) slow.push(slowSender('', ''));
    const honest: { status: number; ms: number }[] = [];
    let isOver = false;
    const ended = Promise.all(slow).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const begun = performance.now();
      const { status } = await fetch(`${server.url}/api/province`);
      honest.push({ status, ms: performance.now() - begun });
      await Promise.race([ended, once(AbortSignal.timeout(200), 'abort')]);
    }
    const [header, body, ...idle] = await ended;
    expect(header?.seconds).toBeLessThan(13);
    // A whole request has five seconds more than its headers.
    expect(body?.seconds).toBeLessThan(18);
    expect(Math.max(...idle.map(({ seconds }) => seconds))).toBeLessThan(13);
    expect(honest.length).toBeGreaterThan(20);
    expect(honest.filter(({ status, ms }) => status !== 200 || ms > 2 * second)).toEqual([]);
  },
  40 * second,
);

it('68: a bomb of 100 MB in 100 kB is refused before it is unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(100_000_000, ' '));
  const before = process.memoryUsage.rss();
  const answer = await fetch(`${server.url}/api/product/view`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: bomb,
  });
  expect(answer.status).toBe(415);
  expect(process.memoryUsage.rss() - before).toBeLessThan(50_000_000);
});

it.each([
  ['HEAD /api/user/delete-user', 404],
  ['TRACE /api/cart', 404],
  ['PROPFIND /api/cart', 404],
  ['GARBAGE /api/cart', 400],
])('75: %s changes nothing and tells nothing', async (line, status) => {
  const [shopper] = await addShoppers(server.shop, 1);
  const before = await rowsOf(server.shop.db);
  const wire = await rawHttp(server.url);
  wire.say(`${line} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${shopper?.token}\r\nconnection: close\r\n\r\n`);
  const [heard, told] = await wire.hear(/^HTTP\/1\.1 (\d{3}) [\s\S]*/);
  expect(Number(told)).toBe(status);
  expect(heard).not.toContain(shopper?.token);
  expect(await rowsOf(server.shop.db)).toEqual(before);
});

it.each([
  ['two lengths', 'content-length: 2\r\ncontent-length: 3\r\n\r\n{}}'],
  ['a length and chunks', 'content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['a strange coding', 'transfer-encoding: gzip, chunked\r\n\r\n0\r\n\r\n'],
  ['a line that is folded', 'x-a: b\r\n c\r\ncontent-length: 2\r\n\r\n{}'],
  ['headers of 20 kB', `x-a: ${'a'.repeat(20_000)}\r\n\r\n`],
])('66: a request with %s is refused by one sentence, without a word of the inside', async (_, rest) => {
  const wire = await rawHttp(server.url);
  wire.say(`POST /api/product/view HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${rest}`);
  const [heard] = await wire.hear(/^HTTP\/1\.1 (4\d\d) [\s\S]*/);
  expect(heard).not.toMatch(/node_modules|\s+at |fastify|\.js:/i);
});
