import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Db } from '../../api-server/src/db/connect.ts';
import { makeSeededFolder } from '../../api-server/src/db/testSeeded.ts';
import { readBackup } from '../../api-server/src/operations/readBackup.ts';
import { addBuyers, type Buyer } from '../../api-server/src/shop/testPurchase.ts';
import { adminCommand } from '../support/adminCommand.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { type ServerProcess, startServer } from '../support/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';
import { until } from '../support/until.ts';
import { type Attempt, costOf, customerAt, fillCart, isWhole, order, shopUntilTheEnd } from './customer.ts';

const bar = 'EB-0005-9999';
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Where a shop has its data, as the variables of its server. */
interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

let postgres: Postgres;
let folder: TemporaryFolder;
let books: Books;
let buyers: Buyer[];
let crowd: Buyer[];
let server: ServerProcess;
beforeAll(async () => {
  folder = temporaryFolder('backup');
  postgres = await startPostgres();
  const admin = new Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  await admin.query('create database shop');
  await admin.end();
  const first = join(folder.path, 'first');
  mkdirSync(first);
  await makeSeededFolder(first, async (db) => {
    crowd = await addBuyers({ db, now: () => new Date() }, 1_000);
    buyers = crowd.splice(0, 8);
    // What is much and all alike shows nothing and takes time.
    await db.execute(sql`delete from subdistricts where id not in (select subdistrict_id from billing_addresses)`);
    books = await openBooks(db);
    await books.setStock(bar, 100_000);
  });
});
afterAll(async () => {
  await server?.kill('SIGKILL');
  await postgres?.stop();
  folder.remove();
});

const variables = ({ dataDir, databaseUrl }: Place): Record<string, string> => ({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

const open = (where: Place): Promise<ServerProcess> => startServer({ dataDir: where.dataDir, env: variables(where) });

async function on<T>({ dataDir, databaseUrl }: Place, run: (db: Db) => Promise<T>): Promise<T> {
  const database = await connect({ dataDir, databaseUrl }, quiet);
  return run(database.db).finally(database.close);
}

const customers = ({ shopUrl }: ServerProcess) =>
  buyers.map((buyer, at) => customerAt(shopUrl, buyer, (at % 4) + 1, crowd));

/** All shop at once until their server ends. */
function shopping(at: ServerProcess) {
  // How many orders of each customer were answered.
  const answered = buyers.map(() => 0);
  const count = () => answered.reduce((sum, each) => sum + each, 0);
  const waiting: { readonly orders: number; go(): void }[] = [];
  const onOrder = (who: number) => {
    answered[who] = (answered[who] ?? 0) + 1;
    for (const { orders, go } of waiting) if (count() >= orders) go();
  };
  const ends = Promise.all(customers(at).map((each, who) => shopUntilTheEnd(each, bar, () => onOrder(who))));
  return {
    answered: () => [...answered],
    /** So many orders more. */
    more: (orders: number) => {
      const enough = new Promise<void>((go) => void waiting.push({ orders: count() + orders, go }));
      return Promise.race([enough, ends]);
    },
    stop: async () => {
      expect(await at.kill()).toEqual({ code: 0, signal: null });
      return ends;
    },
  };
}

/** What is in a database, and what fits together in it. */
async function contents(where: Place, tables: readonly { name: string; rows: number }[]) {
  return on(where, async (db) => {
    const counts = [];
    for (const { name } of tables) {
      const { rows } = await db.execute<{ rows: number }>(
        sql`select count(*)::int as rows from ${sql.identifier(name)}`,
      );
      counts.push({ name, rows: rows[0]?.rows });
    }
    const { rows: orders } = await db.execute<{ code: string }>(sql`select code from orders`);
    return { counts, codes: orders.map(({ code }) => code), faults: await books.faults(db) };
  });
}

const codesOf = (attempts: readonly Attempt[]): string[] => attempts.flatMap(({ code }) => code ?? []);

/** Backs up while orders flow, restores elsewhere, and looks whether that is the shop as it was at one moment. */
async function moves(from: Place, to: Place, file: string): Promise<void> {
  const load = shopping(server);
  await load.more(10);
  const before = load.answered();
  const backedUp = await adminCommand(['backup', file], variables(from));
  expect(backedUp).toMatchObject({ code: 0, said: expect.stringContaining('read again and whole') });
  await load.more(5);
  const attempts = await load.stop();

  const restored = await adminCommand(['restore', file], variables(to));
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('all hold') });
  const tables = (await readBackup(file)).tables.map(({ name, rows }) => ({ name, rows }));
  const { counts, codes, faults } = await contents(to, tables);
  expect(counts).toEqual(tables);
  expect(faults).toEqual([]);
  const sure = attempts.flatMap((own, at) => codesOf(own.slice(0, before[at])));
  expect(codes).toEqual(expect.arrayContaining(sure));
  const later = codesOf(attempts.flat()).filter((code) => !codes.includes(code));
  expect(later.length).toBeGreaterThanOrEqual(5);
  server = await open(to);
  await goesOn(attempts.flat().filter(({ code }) => code && codes.includes(code)));
}

/** The server on what was restored shows these orders and takes the next. */
async function goesOn(attempts: readonly Attempt[]): Promise<void> {
  const all = customers(server);
  for (const attempt of attempts.slice(-8)) {
    const customer = all[0]?.as(attempt.buyer);
    expect(customer && (await isWhole(customer, attempt, attempt.code ?? ''))).toBe(true);
  }
  for (const one of all) {
    const customer = one.next();
    const body = await fillCart(customer, bar, await costOf(customer));
    expect(await order(customer, { buyer: customer.buyer, key: randomUUID(), body })).toMatch(/^SE\d{6}-/);
  }
}

it('93: is a copy of one moment, made while orders flow and restored elsewhere on the other engine', async () => {
  const embedded = { dataDir: join(folder.path, 'first') };
  const grown = {
    dataDir: join(folder.path, 'mails'),
    databaseUrl: postgres.adminUrl.replace(/\/postgres$/, '/shop'),
  };
  const first = join(folder.path, 'first.gz');
  server = await open(embedded);
  await moves(embedded, grown, first);
  const copies = () => readdirSync(join(embedded.dataDir, 'copies'));
  await until('the copy to go', () => copies().length === 0 || undefined);

  const cut = join(folder.path, 'cut.gz');
  writeFileSync(cut, readFileSync(first).subarray(0, -1));
  expect(await adminCommand(['restore', cut, '--replace'], variables(grown))).toEqual({
    code: 1,
    said: `The backup ${cut} can't be used: its end is missing. Nothing was changed.\n`,
  });
  // Nor does a good one while its server works.
  expect(await adminCommand(['restore', first, '--replace'], variables(grown))).toEqual({
    code: 1,
    said: 'A server works with this database: stop it first.\n',
  });
  await moves(grown, { dataDir: join(folder.path, 'second') }, join(folder.path, 'second.gz'));

  await on(grown, (db) =>
    db.execute(sql`update order_lines set quantity = 3 where id = (select min(id) from order_lines)`),
  );
  expect(await adminCommand(['check'], variables(grown))).toEqual({
    code: 1,
    said: expect.stringMatching(/^a total is the sum of its lines: SE\d{6}-\w+\n.* 1 times one does not hold\.\n$/),
  });
});
