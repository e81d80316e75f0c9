import { cpSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect } from '../../api-server/src/db/connect.ts';
import { makeSeededFolder } from '../../api-server/src/db/testSeeded.ts';
import { addBuyers, type Buyer } from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { type RawHttp, rawHttp, untilClosed } from '../support/rawHttp.ts';
import { type ServerProcess, startServer } from '../support/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';
import { type Attempt, costOf, customerAt, fillCart, isWhole, shopUntilTheEnd } from './customer.ts';

const bar = 'EB-0005-9999';
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

let filled: TemporaryFolder;
let books: Books;
let buyers: Buyer[];
let crowd: Buyer[];
beforeAll(async () => {
  filled = temporaryFolder('filled');
  await makeSeededFolder(filled.path, async (db) => {
    crowd = await addBuyers({ db, now: () => new Date() }, 100);
    buyers = crowd.splice(0, 9);
    books = await openBooks(db);
  });
});
afterAll(() => filled.remove());

let data: TemporaryFolder;
let server: ServerProcess;
beforeEach(async () => {
  data = temporaryFolder('stop');
  cpSync(filled.path, data.path, { recursive: true });
  server = await startServer({ dataDir: data.path, env: { LOG_LEVEL: 'error' } });
});
afterEach(async () => {
  await server.kill('SIGKILL');
  data.remove();
});

const customers = () => buyers.map((buyer, at) => customerAt(server.shopUrl, buyer, (at % 4) + 1, crowd));

/** An order whose words have not all been said: the server has begun to listen, and waits for the rest. */
async function halfAnOrder(): Promise<{ socket: RawHttp; rest: string; attempt: Attempt }> {
  const [customer] = customers();
  if (!customer) throw new Error('nobody shops');
  const body = await fillCart(customer, bar, await costOf(customer));
  const text = JSON.stringify(body);
  const socket = await rawHttp(server.shopUrl);
  socket.say(
    `POST /api/order HTTP/1.1\r\nhost: shop\r\nauthorization: Bearer ${customer.buyer.token}\r\n` +
      `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\nexpect: 100-continue\r\n\r\n`,
  );
  await socket.hear(/^HTTP\/1.1 100 Continue\r\n\r\n/);
  socket.say(text.slice(0, 100));
  return { socket, rest: text.slice(100), attempt: { buyer: customer.buyer, key: '', body } };
}

it('94: finishes what was begun when it is told to stop, and takes nothing new', async () => {
  const [, ...others] = customers();
  const begun = await halfAnOrder();
  const probe = await rawHttp(server.shopUrl);
  // Answered once, and half asked again: the connection is not idle.
  probe.say('GET /readyz HTTP/1.1\r\nhost: shop\r\n\r\nGET /readyz HTTP/1.1\r\nhost: shop\r\n');
  await probe.hear(/^HTTP\/1.1 200 /);
  let onOrder = () => {};
  const isBusy = new Promise<void>((resolve) => {
    onOrder = resolve;
  });
  const shopping = Promise.all(others.map((each) => shopUntilTheEnd(each, bar, onOrder)));
  await isBusy;

  const ended = server.kill('SIGTERM');
  await untilClosed(server.shopUrl);
  await untilClosed(server.adminUrl);
  probe.say('\r\n');
  await probe.hear(/HTTP\/1.1 503 /);
  begun.socket.say(begun.rest);
  const [, code = ''] = await begun.socket.hear(/HTTP\/1.1 200 [\s\S]*"order-code":"(SE\d{6}-\w+)"/);
  expect(await ended).toEqual({ code: 0, signal: null });

  const answered = (await shopping).flat().filter((attempt) => attempt.code);
  await expectWhole([...answered, { ...begun.attempt, code }]);
});

it('94: ends at once when it is told a second time', async () => {
  await halfAnOrder();
  const ended = server.kill('SIGTERM');
  await untilClosed(server.shopUrl);
  void server.kill('SIGTERM');
  expect(await ended).toEqual({ code: 1, signal: null });
  // It did not wait for its work, nor for the end of its patience.
  expect(server.output()).not.toMatch(/still busy|could not stop/);
});

/** Everything fits together in the folder, and a server that starts on it shows these orders. */
async function expectWhole(attempts: readonly Attempt[]): Promise<void> {
  const database = await connect({ dataDir: data.path, databaseUrl: undefined }, quiet);
  expect(await books.faults(database.db).finally(database.close)).toEqual([]);
  server = await startServer({ dataDir: data.path, env: { LOG_LEVEL: 'error' } });
  const [again] = customers();
  for (const attempt of attempts) {
    const customer = again?.as(attempt.buyer);
    expect(customer && (await isWhole(customer, attempt, attempt.code ?? ''))).toBe(true);
  }
}
