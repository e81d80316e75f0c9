import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Database } from './connect.ts';
import { publicChannel } from './publicChanges.ts';
import { skus } from './tables/catalogue.ts';
import { config } from './tables/content.ts';
import { openTestDatabase } from './testDatabase.ts';

let database: Database;

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Tables that no kept answer reads. A new table is named here, or told of by migration 0002. */
const unheard =
  /^(admin|audit|bank|billing|budget_uses|cart|cities|compan|coupon|courier|customer|demo|district|email_|idempot|known_devices|levels|log|mail|notif|one_time|order|password_|point|province|quiz|quote|referral|role|seeds|session|shipping|subdistrict|tries|unique_codes|user|zakat|address)/;
/** Those of the office's own work, which no visitor sees. */
const ofTheOffice =
  /^(attendances|clients|credit_notes|documents|events|expenses|figures|findings|invoice|notes|number_counters|payments|project|reports|status_reports|tasks|tax_rates|time_entries|type_details|types|vessels|withholding_slips)/;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('hears of every table that a visitor may be shown', async () => {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'public_changed')`,
  );
  const told = rows.map(({ name }) => name).filter((name) => !unheard.test(name) && !ofTheOffice.test(name));
  expect(told).toEqual([]);
});

it('has counted a change when its writer learns that it is committed, and none that was taken back', async () => {
  const { changes, db, engine } = database;
  const before = changes.count() ?? Number.NaN;
  await db.insert(config).values({ id: 90, name: 'x' });
  const after = changes.count();
  expect(after).toBeGreaterThan(before);
  const undone = db.transaction(async (tx) => {
    await tx.delete(config);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  // PostgreSQL tells each of its connections, some of them later: there a change may count more than once.
  if (engine === 'pglite') expect(changes.count()).toBe(after);
});

it('counts stock apart', async () => {
  const { db, engine } = database;
  const [all = 0, butStock] = [database.changes.count(), database.changes.countButStock()];
  await db.update(skus).set({ stock: 3 });
  expect(database.changes.count()).toBeGreaterThan(all);
  if (engine === 'pglite') expect(database.changes.countButStock()).toBe(butStock);
});

it('counts nothing while it is deaf', () => {
  database.changes.deaf();
  expect(database.changes.count()).toBeUndefined();
  database.changes.listening();
  expect(database.changes.count()).toBeDefined();
});

it('hears what another process commits', async () => {
  if (database.engine === 'pglite') return;
  const other = await connect({ databaseUrl: database.client.options.connectionString, dataDir: '' }, quiet);
  const message = 'from another process';
  const heard = new Promise<void>((resolve) => {
    const { heard: count } = database.changes;
    const spy = (what?: string) => {
      count(what);
      if (what === message) resolve();
    };
    Object.assign(database.changes, { heard: spy });
  });
  await other.db.execute(sql`select pg_notify(${publicChannel}, ${message})`);
  await heard;
  await other.close();
});
