import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect, type Database, type Tx } from '../../api-server/src/db/connect.ts';
import { inTransaction } from '../../api-server/src/db/inTransaction.ts';
import { migrate } from '../../api-server/src/db/migrate.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { until } from '../support/until.ts';

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

let postgres: Postgres;
let database: Database;
const open = (): Promise<Database> => connect({ databaseUrl: postgres.adminUrl, dataDir: '' }, quiet);

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  database = await open();
  await database.db.execute(sql`create table bars (sku text primary key, stock int)`);
  await database.db.execute(sql`insert into bars values ('a', 0), ('b', 0)`);
});
afterEach(async () => {
  await database.db.execute(sql`drop table bars`);
  await database.close();
});

const take = (tx: Tx, sku: string) => tx.execute(sql`update bars set stock = stock + 1 where sku = ${sku}`);
const stocks = async () => (await database.db.execute(sql`select stock from bars order by sku`)).rows;

it('has both of two transactions that locked each other out', async () => {
  let arrived = 0;
  const both = async () => {
    arrived += 1;
    await until('the other transaction', () => arrived >= 2 || undefined, { everyMs: 5 });
  };
  const buy = (first: string, second: string) =>
    inTransaction(database.db, async (tx) => {
      await take(tx, first);
      await both();
      await take(tx, second);
    });
  await Promise.all([buy('a', 'b'), buy('b', 'a')]);
  expect(arrived).toBe(3);
  expect(await stocks()).toEqual([{ stock: 2 }, { stock: 2 }]);
});

it('90: serves again after PostgreSQL died and came back, with all its connections', async () => {
  const attempt = () => database.db.transaction((tx) => take(tx, 'a'));
  const sleepers = Array.from({ length: 16 }, () =>
    database.db.transaction((tx) => tx.execute(sql`select pg_sleep(60)`)),
  );
  const ends = Promise.allSettled(sleepers);
  await until('16 busy connections', async () => {
    if (database.engine !== 'postgres') throw new Error('This is about PostgreSQL.');
    return database.client.totalCount === 16 || undefined;
  });
  await postgres.stopImmediate();
  for (const { status } of await ends) expect(status).toBe('rejected');
  const refused = await Promise.allSettled(Array.from({ length: 40 }, attempt));
  expect(refused.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  await postgres.restart();
  await Promise.all(Array.from({ length: 100 }, attempt));
  expect(await stocks()).toEqual([{ stock: 100 }, { stock: 0 }]);
});

it('gives back the connection of a transaction that lost it at any moment', async () => {
  for (let round = 0; round < 40; round += 1) {
    const lost = database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(lost).rejects.toThrow();
  }
  await Promise.all(Array.from({ length: 32 }, () => database.db.transaction((tx) => take(tx, 'b'))));
  expect(await stocks()).toEqual([{ stock: 0 }, { stock: 32 }]);
});

it('is migrated once by servers that start at the same moment', async () => {
  const servers = await Promise.all(Array.from({ length: 4 }, open));
  const missing = await Promise.all(servers.map((server) => migrate(server)));
  expect(missing.filter((count) => count > 0)).toHaveLength(1);
  await Promise.all(servers.map((server) => server.close()));
});
