import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { connect, type Database } from '../../api-server/src/db/connect.ts';
import { migrate } from '../../api-server/src/db/migrate.ts';
import { seed } from '../../api-server/src/db/seed/seed.ts';
import { addBuyers, type Buyer } from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { type ServerProcess, startServer } from '../support/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';
import { type Customer, customerAt } from './customer.ts';
import { codesOf, shopUntil } from './shopUntil.ts';

const cuts = Number(process.env.POWER_CUTS ?? 3);
const bar = 'EB-0005-9999';
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

let postgres: Postgres;
let data: TemporaryFolder;
let server: ServerProcess;
let buyers: Buyer[];
let crowd: Buyer[];
let books: Books;
const open = (): Promise<Database> => connect({ databaseUrl: postgres.adminUrl, dataDir: '' }, quiet);

beforeAll(async () => {
  postgres = await startPostgres();
  data = temporaryFolder('power');
  const database = await open();
  await migrate(database);
  await seed(database.db, { kind: 'demo', now: new Date() });
  crowd = await addBuyers({ db: database.db, now: () => new Date() }, 8 + cuts * 15);
  buyers = crowd.splice(0, 8);
  books = await openBooks(database.db);
  await books.setStock(bar, 100_000);
  await database.close();
  server = await startServer({ dataDir: data.path, env: { LOG_LEVEL: 'error', DATABASE_URL: postgres.adminUrl } });
});
afterAll(async () => {
  await server?.kill('SIGKILL');
  await postgres?.stop();
  data?.remove();
});

const customers = (): Customer[] => buyers.map((buyer, at) => customerAt(server.shopUrl, buyer, (at % 4) + 1, crowd));

it(`90: holds every order that was answered, whole, after PostgreSQL lost its power ${cuts} times under load`, async () => {
  onTestFailed(() => void process.stderr.write(server.output()));
  const codes: string[] = [];
  for (let cut = 0; cut < cuts; cut += 1) {
    const orders = 1 + Math.floor(Math.random() * 20);
    const attempts = await shopUntil(customers(), bar, orders, postgres.stopImmediate);
    await postgres.restart();
    codes.push(...(await codesOf(customers(), attempts)));
    expect(await faultsAndOrders()).toEqual({ faults: [], orders: codes.length });
  }
  expect(new Set(codes).size).toBe(codes.length);
}, 600_000);

/** What does not fit together in the books, and how many orders there are besides the demo's own, which are older. */
async function faultsAndOrders(): Promise<{ faults: string[]; orders: number }> {
  const database = await open();
  try {
    const { rows } = await database.db.execute<{ orders: number }>(
      sql`select count(*)::int as orders from orders where placed_at > now() - interval '1 day'`,
    );
    return { faults: await books.faults(database.db), orders: rows[0]?.orders ?? -1 };
  } finally {
    await database.close();
  }
}
