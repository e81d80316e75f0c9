import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from './connect.ts';
import { DatabaseNotOurs, migrate } from './migrate.ts';
import { openTestDatabase } from './testDatabase.ts';

let root: string;
let database: Database;

/** A folder of migrations as drizzle-kit writes it: each statement list is one. */
function folderOf(...migrations: string[]): string {
  const folder = mkdtempSync(join(root, 'migrations-'));
  mkdirSync(join(folder, 'meta'));
  const entries = migrations.map((_, idx) => ({
    idx,
    tag: `000${idx}`,
    when: 1_000 + idx,
    version: '7',
    breakpoints: true,
  }));
  migrations.forEach((text, at) => void writeFileSync(join(folder, `000${at}.sql`), text));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  return folder;
}

const bars = 'create table bars (grams int);--> statement-breakpoint\ninsert into bars values (5);';
const price = 'alter table bars add column price bigint default 0;';
const contents = async () => (await database.db.execute(sql`select * from bars`)).rows;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'samudra-migrate-'));
  database = await openTestDatabase({ migrations: folderOf() });
});
afterEach(async () => {
  await database.close();
  rmSync(root, { recursive: true, force: true });
});

it('brings an empty database and an old one to the newest shape, and says how far they were', async () => {
  expect(await migrate(database, folderOf(bars))).toBe(1);
  expect(await contents()).toEqual([{ grams: 5 }]);
  expect(await migrate(database, folderOf(bars, price))).toBe(1);
  expect(await contents()).toEqual([{ grams: 5, price: 0 }]);
  expect(await migrate(database, folderOf(bars, price))).toBe(0);
});

it('leaves the database as it was when one migration fails', async () => {
  await migrate(database, folderOf(bars));
  const broken = folderOf(bars, price, 'update bars set price = 1;--> statement-breakpoint\nselect nonsense;');
  await expect(migrate(database, broken)).rejects.toThrow();
  expect(await contents()).toEqual([{ grams: 5 }]);
  expect(await migrate(database, folderOf(bars, price))).toBe(1);
});

it('refuses a database that is newer than the server', async () => {
  await migrate(database, folderOf(bars, price));
  const attempt = migrate(database, folderOf(bars));
  await expect(attempt).rejects.toThrow(DatabaseNotOurs);
  await expect(attempt).rejects.toThrow(
    'The database is newer than this server: it has had 1 more migration. ' +
      'Start the newer server, or this one with another DATA_DIR or DATABASE_URL.',
  );
  expect(await contents()).toEqual([{ grams: 5, price: 0 }]);
});

it('refuses a database made by other migrations', async () => {
  await migrate(database, folderOf(bars));
  const other = folderOf('create table coins (grams int);', price);
  await expect(migrate(database, other)).rejects.toThrow(
    'Migration 1 of the database is not migration 1 of this server',
  );
});
