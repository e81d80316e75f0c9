import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from './connect.ts';
import { readJournal } from './journal.ts';
import { migrate } from './migrate.ts';
import { appliedTo, DatabaseNotOurs, requireMigrated } from './migrationHistory.ts';
import { openTestDatabase } from './testDatabase.ts';

let root: string;
let database: Database;

interface Entry {
  readonly idx: number;
  readonly tag: string;
  readonly when: number;
}

/** A folder of migrations as drizzle-kit writes it, with what `change` makes of its list. */
function folderOf(migrations: readonly string[], change: (entries: Entry[]) => unknown = (entries) => entries): string {
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
  const list = { version: '7', dialect: 'postgresql', entries: change(entries) };
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(list));
  return folder;
}

const bars = 'create table bars (grams int);--> statement-breakpoint\ninsert into bars values (5);';
const price = 'alter table bars add column price bigint default 0;';
const contents = async () => (await database.db.execute(sql`select * from bars`)).rows;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'samudra-migrate-'));
  database = await openTestDatabase({ migrations: folderOf([]) });
});
afterEach(async () => {
  await database.close();
  rmSync(root, { recursive: true, force: true });
});

it('brings an empty database and an old one to the newest shape, and says how far they were', async () => {
  expect(await migrate(database, folderOf([bars]))).toBe(1);
  expect(await contents()).toEqual([{ grams: 5 }]);
  expect(await migrate(database, folderOf([bars, price]))).toBe(1);
  expect(await contents()).toEqual([{ grams: 5, price: 0 }]);
  expect(await migrate(database, folderOf([bars, price]))).toBe(0);
});

it('leaves the database as it was when one migration fails', async () => {
  await migrate(database, folderOf([bars]));
  const broken = folderOf([bars, price, 'update bars set price = 1;--> statement-breakpoint\nselect nonsense;']);
  await expect(migrate(database, broken)).rejects.toThrow();
  expect(await contents()).toEqual([{ grams: 5 }]);
  expect(await migrate(database, folderOf([bars, price]))).toBe(1);
});

it('refuses a database that is newer than the server', async () => {
  await migrate(database, folderOf([bars, price]));
  const attempt = migrate(database, folderOf([bars]));
  await expect(attempt).rejects.toThrow(DatabaseNotOurs);
  await expect(attempt).rejects.toThrow(
    'The database is newer than this server: it has had 1 more migration. ' +
      'Start the newer server, or this one with another DATA_DIR or DATABASE_URL.',
  );
  expect(await contents()).toEqual([{ grams: 5, price: 0 }]);
});

it('refuses a database made by other migrations', async () => {
  await migrate(database, folderOf([bars]));
  const other = folderOf(['create table coins (grams int);', price]);
  await expect(migrate(database, other)).rejects.toThrow(
    'Migration 1 of the database is not migration 1 of this server',
  );
});

const coins = 'create table coins (grams int);';
const sentenceOf = (attempt: Promise<unknown>) =>
  attempt.then(String, (error: Error) => `${error.name}: ${error.message}`);

it.each<[string, (entries: Entry[]) => unknown, string]>([
  [
    'the last is stamped before the one before it',
    ([a, b, c]) => [a, b, { ...c, when: 1_000 }],
    '0002 is stamped no later than 0001',
  ],
  ['two have one stamp', ([a, b, c]) => [a, b, { ...c, when: 1_001 }], '0002 is stamped no later than 0001 before it'],
  ['two have one number', ([a, b, c]) => [a, b, { ...c, idx: 1 }], '0002 has number 1 and stands at place 2'],
  [
    'two changed places',
    ([a, b, c]) => [a, { ...c, idx: 1, when: 1_001 }, { ...b, idx: 2, when: 1_002 }],
    '0001 stands behind 0002',
  ],
  ['one names a file that is not there', ([a, b, c]) => [a, b, { ...c, tag: '0003' }], '0003.sql'],
  ['it is no list', () => 'nothing', 'entries'],
])('refuses a list in which %s, and changes nothing', async (_, change, why) => {
  await migrate(database, folderOf([bars]));
  const attempt = sentenceOf(migrate(database, folderOf([bars, price, coins], change)));
  expect(await attempt).toContain("JournalBroken: The list of this server's migrations can't be used: ");
  expect(await attempt).toContain(why);
  expect(await contents()).toEqual([{ grams: 5 }]);
});

it('refuses a database in which one was passed over that stands in the list before others', async () => {
  await migrate(database, folderOf([bars, price]));
  expect(await sentenceOf(migrate(database, folderOf([bars, coins, price])))).toBe(
    "DatabaseNotOurs: Migration 0001 was passed over, though later ones were applied: what it changes can't be trusted. " +
      'Restore a backup into an empty database.',
  );
});

it('refuses a database that has had them in another order, and one whose migration was changed since', async () => {
  await migrate(database, folderOf([bars, coins, price]));
  expect(await sentenceOf(migrate(database, folderOf([bars, price, coins])))).toContain(
    'Migration 0001 was applied out of its order',
  );
  expect(await sentenceOf(migrate(database, folderOf([bars, `${coins} -- changed`, price])))).toContain(
    'Migration 2 of the database is not migration 2 of this server (0001): it was changed',
  );
});

it('does what an earlier server passed over for its stamp, once the list is in order again', async () => {
  await migrate(database, folderOf([bars, price]));
  // As Drizzle left it: what was stamped later stands above what came after it.
  await database.db.execute(sql`update drizzle.__drizzle_migrations set created_at = 9000 - id`);
  const list = folderOf([bars, price, coins]);
  expect(await migrate(database, list)).toBe(1);
  expect(await appliedTo(database.db)).toEqual(readJournal(list).map(({ hash }) => hash));
  expect((await database.db.execute(sql`select * from coins`)).rows).toEqual([]);
});

it('tells a database that has not had all of them from one that has', async () => {
  await migrate(database, folderOf([bars]));
  const known = readJournal(folderOf([bars, price, coins]));
  expect(await sentenceOf(requireMigrated(database.db, known))).toBe(
    'DatabaseNotOurs: The database is older than this server: it has not had 0001, 0002. ' +
      'npm run admin -- migrate brings it up to date, as does a server that starts.',
  );
  expect(await requireMigrated(database.db, known.slice(0, 1))).toBeUndefined();
});
