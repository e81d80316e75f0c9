import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../api-server/src/db/connect.ts';
import { makeSeededFolder } from '../../api-server/src/db/testSeeded.ts';
import { addBuyers, type Buyer } from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { type ServerProcess, startServer } from '../support/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';
import { type Customer, customerAt, Refused } from './customer.ts';
import { afterSoMany } from './shopUntil.ts';

/** `npm run soak` writes some hundred thousand times. */
const kills = Number(process.env.WRITE_KILLS ?? 3);
const writesAKill = Number(process.env.WRITES_A_KILL ?? 150);
const writers = 16;
const bar = 'EB-0005-9999';
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

let data: TemporaryFolder;
let buyers: Buyer[];
let books: Books;
let server: ServerProcess;
beforeAll(async () => {
  data = temporaryFolder('writes');
  await makeSeededFolder(data.path, async (db) => {
    buyers = await addBuyers({ db, now: () => new Date() }, writers);
    books = await openBooks(db);
    await books.setStock(bar, 1_000_000);
  });
});
afterAll(async () => {
  await server?.kill('SIGKILL');
  data.remove();
});

const open = async () => {
  server = await startServer({ dataDir: data.path, env: { LOG_LEVEL: 'error' } });
};

/** A cart line that one customer alone writes: what was answered last, and what was sent after it without an answer. */
interface Written {
  readonly buyer: Buyer;
  readonly id: number;
  acknowledged: number;
  sent: number;
}

const customerOf = ({ buyer }: Pick<Written, 'buyer'>): Customer => customerAt(server.shopUrl, buyer, 1);

async function firstLine(buyer: Buyer): Promise<Written> {
  const line = { 'customer-code': buyer.code, price: 1, quantity: 1, sku: bar };
  const { carts } = await customerOf({ buyer }).ask('POST /cart', line);
  return { buyer, id: carts[0].id, acknowledged: 1, sent: 1 };
}

/** Sets one quantity after another until the server is gone. */
async function writeUntilTheEnd(written: Written, onWrite: () => void): Promise<void> {
  const { buyer, id } = written;
  const customer = customerOf(written);
  try {
    for (;;) {
      written.sent = written.acknowledged + 1;
      await customer.ask('PUT /cart', { 'customer-code': buyer.code, id, price: 1, quantity: written.sent, sku: bar });
      written.acknowledged = written.sent;
      onWrite();
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
  }
}

async function writeAndKill(lines: readonly Written[]): Promise<void> {
  const { reached, onOne: onWrite } = afterSoMany(writesAKill);
  const writing = Promise.all(lines.map((line) => writeUntilTheEnd(line, onWrite)));
  await Promise.race([reached, writing]);
  await pause(Math.random() * 20);
  await server.kill('SIGKILL');
  await writing;
}

/** What was answered is there; of what was not, all or nothing. */
async function expectWritten(line: Written): Promise<void> {
  const { carts } = await customerOf(line).ask(`GET /cart/${line.buyer.code}`);
  expect(carts).toHaveLength(1);
  expect([line.acknowledged, line.sent]).toContain(carts[0].quantity);
  line.acknowledged = carts[0].quantity;
}

it(`87: holds every write that was answered after ${kills} kills`, async () => {
  await open();
  const lines = await Promise.all(buyers.map(firstLine));
  let acknowledged = lines.length;
  for (let kill = 0; kill < kills; kill += 1) {
    const before = lines.map((line) => line.acknowledged);
    await writeAndKill(lines);
    acknowledged += lines.reduce((sum, line, at) => sum + line.acknowledged - (before[at] ?? 0), 0);
    await open();
    await Promise.all(lines.map(expectWritten));
  }
  expect(acknowledged).toBeGreaterThanOrEqual(kills * writesAKill);
  await server.kill();
  const database = await connect({ dataDir: data.path, databaseUrl: undefined }, quiet);
  try {
    expect(await books.faults(database.db)).toEqual([]);
  } finally {
    await database.close();
  }
  process.stdout.write(`${kills} kills, ${acknowledged} acknowledged writes\n`);
}, 7_200_000);
