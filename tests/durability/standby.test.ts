import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Database } from '../../api-server/src/db/connect.ts';
import { migrate } from '../../api-server/src/db/migrate.ts';
import { seed } from '../../api-server/src/db/seed/seed.ts';
import { addBuyers, type Buyer } from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { copyCluster } from '../support/postgresCluster.ts';
import { type ServerProcess, startServer } from '../support/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';
import { until } from '../support/until.ts';
import { type Customer, customerAt } from './customer.ts';
import { codesOf, shopUntil } from './shopUntil.ts';

const bar = 'EB-0005-9999';
const orders = Number(process.env.STANDBY_ORDERS ?? 60);
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

let data: TemporaryFolder;
let buyers: Buyer[];
let crowd: Buyer[];
let books: Books;
let primary: Postgres;
let standby: Postgres;
const servers: ServerProcess[] = [];

const open = ({ adminUrl }: Postgres): Promise<Database> => connect({ databaseUrl: adminUrl, dataDir: '' }, quiet);

async function ask({ adminUrl }: Postgres, query: string): Promise<Record<string, unknown> | undefined> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query(query).finally(() => client.end());
  return rows[0];
}

async function serve({ adminUrl }: Postgres): Promise<ServerProcess> {
  const server = await startServer({ dataDir: data.path, env: { LOG_LEVEL: 'error', DATABASE_URL: adminUrl } });
  servers.push(server);
  return server;
}

/** As docs/operations.md has it: copied, following, and then a condition of every commit. */
async function addStandby(): Promise<void> {
  standby = await startPostgres(copyCluster(primary.adminUrl));
  await ask(primary, `alter system set synchronous_standby_names = '*'`);
  await ask(primary, 'select pg_reload_conf()');
  const state = async () => (await ask(primary, 'select sync_state from pg_stat_replication'))?.sync_state;
  await until('a standby that every commit waits for', async () => ((await state()) === 'sync' ? true : undefined));
}

beforeAll(async () => {
  data = temporaryFolder('promoted');
  primary = await startPostgres();
  const database = await open(primary);
  await migrate(database);
  await seed(database.db, { kind: 'demo', now: new Date() });
  buyers = await addBuyers({ db: database.db, now: () => new Date() }, 8);
  crowd = await addBuyers({ db: database.db, now: () => new Date() }, orders + 8);
  books = await openBooks(database.db);
  await books.setStock(bar, 100_000);
  await database.close();
  await addStandby();
});
afterAll(async () => {
  for (const server of servers) await server.kill('SIGKILL');
  await standby?.stop();
  await primary?.stop();
  data?.remove();
});

const customersOf = ({ shopUrl }: ServerProcess): Customer[] =>
  buyers.map((buyer, at) => customerAt(shopUrl, buyer, (at % 4) + 1, crowd));

it('90: a standby that is promoted under orders has every order that was answered, whole, and takes the next', async () => {
  const before = await serve(primary);
  const attempts = await shopUntil(customersOf(before), bar, orders, primary.stopImmediate);
  expect(attempts.filter(({ code }) => code !== undefined).length).toBeGreaterThanOrEqual(orders);
  await before.kill('SIGKILL');
  expect(await ask(standby, 'select pg_is_in_recovery() as follows')).toEqual({ follows: true });
  expect(await ask(standby, 'select pg_promote() as done')).toEqual({ done: true });

  const after = await serve(standby);
  const codes = await codesOf(customersOf(after), attempts);
  expect(new Set(codes).size).toBe(codes.length);
  const database = await open(standby);
  const { rows } = await database.db.execute<{ code: string }>(
    sql`select code from orders where placed_at > now() - interval '1 day'`,
  );
  expect(rows.map(({ code }) => code).sort()).toEqual([...codes].sort());
  expect(await books.faults(database.db)).toEqual([]);
  await database.close();
  process.stdout.write(
    `${codes.length} orders, ${attempts.filter(({ code }) => !code).length} unanswered at the end\n`,
  );
});
