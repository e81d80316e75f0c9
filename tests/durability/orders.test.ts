import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../api-server/src/db/connect.ts';
import { makeSeededFolder } from '../../api-server/src/db/testSeeded.ts';
import { addBuyers, type Buyer } from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { type ServerProcess, startServer } from '../support/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';
import { type Attempt, type Customer, customerAt } from './customer.ts';
import { codesOf, shopUntil } from './shopUntil.ts';

const kills = Number(process.env.KILLS ?? 7);
const bar = 'EB-0005-9999';
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

let data: TemporaryFolder;
let books: Books;
let buyers: Buyer[];
let crowd: Buyer[];
let server: ServerProcess;
beforeAll(async () => {
  data = temporaryFolder('orders');
  await makeSeededFolder(data.path, async (db) => {
    crowd = await addBuyers({ db, now: () => new Date() }, 8 + kills * 15);
    buyers = crowd.splice(0, 8);
    books = await openBooks(db);
    await books.setStock(bar, 100_000);
  });
});
afterAll(async () => {
  await server?.kill('SIGKILL');
  data.remove();
});

/** Starts the built server on the folder as the last one left it; how long that took. */
async function reopen(): Promise<number> {
  const begin = performance.now();
  server = await startServer({ dataDir: data.path, env: { LOG_LEVEL: 'error' } });
  return performance.now() - begin;
}

const customers = (): Customer[] => buyers.map((buyer, at) => customerAt(server.shopUrl, buyer, (at % 4) + 1, crowd));

/** All shop at once until the server is killed: after so many orders, and then at any moment of the next. */
function shopAndKill(orders: number): Promise<Attempt[]> {
  return shopUntil(customers(), bar, orders, () => server.kill('SIGKILL'));
}

it(`87: holds every order that was answered, whole, after ${kills} kills under load`, async () => {
  const codes: string[] = [];
  const times: number[] = [await reopen()];
  let unanswered = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const attempts = await shopAndKill(1 + Math.floor(Math.random() * 20));
    unanswered += attempts.filter(({ code }) => code === undefined).length;
    times.push(await reopen());
    codes.push(...(await codesOf(customers(), attempts)));
  }
  expect(new Set(codes).size).toBe(codes.length);
  expect(await server.kill()).toEqual({ code: 0, signal: null });
  await expectWholeBooks(codes);
  report(codes.length, unanswered, times);
}, 600_000);

/** The database holds these orders and no other, everything in it fits together, and what was sent lies there. */
async function expectWholeBooks(codes: readonly string[]): Promise<void> {
  const database = await connect({ dataDir: data.path, databaseUrl: undefined }, quiet);
  try {
    // The demo's own are older.
    const { rows } = await database.db.execute<{ code: string }>(
      sql`select code from orders where placed_at > now() - interval '1 day'`,
    );
    expect(rows.map(({ code }) => code).sort()).toEqual([...codes].sort());
    expect(await books.faults(database.db)).toEqual([]);
    const { rows: mails } = await database.db.execute<{ sent: number }>(
      sql`select count(*)::int as sent from mail_outbox where sent_at > now() - interval '1 day'`,
    );
    const files = (await readdir(join(data.path, 'outbox'))).filter((name) => name.endsWith('.eml'));
    expect(files.length).toBeGreaterThanOrEqual(mails[0]?.sent ?? Number.NaN);
  } finally {
    await database.close();
  }
}

function report(orders: number, unanswered: number, times: readonly number[]): void {
  const sorted = [...times].sort((one, other) => one - other).map((ms) => Math.round(ms));
  const [median, longest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  process.stdout.write(
    `${kills} kills, ${orders} orders (${unanswered} unanswered at a kill), opened in ${median} ms, at most ${longest} ms\n`,
  );
}
