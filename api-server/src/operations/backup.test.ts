import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Database, Db } from '../db/connect.ts';
import { migrationsFolder } from '../db/migrationsFolder.ts';
import { openTestDatabase } from '../db/testDatabase.ts';
import { orderBody, placeOrder } from '../shop/testOrder.ts';
import { addBuyer, putInCart, type TestPurchase, testPurchase } from '../shop/testPurchase.ts';
import { BackupDamaged } from './backupFormat.ts';
import { faultsOf } from './faultsOf.ts';
import { restoreBackup } from './restoreBackup.ts';
import { tablesIn } from './tablesIn.ts';
import { testSealed } from './testSealed.ts';
import { writeBackup } from './writeBackup.ts';

let folder: string;
let file: string;
let shop: TestPurchase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'samudra-backup-'));
  file = join(folder, 'shop.gz');
  shop = await testPurchase();
  const buyer = await addBuyer(shop);
  await putInCart(shop, buyer, 'EB-0005-9999', 2);
  await placeOrder(shop, buyer, await orderBody(shop, buyer));
  await shop.db.execute(
    sql`update config set value = ${'baris\nbaru "\\ é \u{1F4FF}'} where id = (select min(id) from config)`,
  );
  // What is much and all alike shows nothing and takes time.
  await shop.db.execute(sql`delete from subdistricts where id > 300
    and id not in (select subdistrict_id from billing_addresses where subdistrict_id is not null)`);
  await shop.db.transaction((tx) => writeBackup(tx, file));
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const opened: Database[] = [];
afterEach(async () => void (await Promise.all(opened.splice(0).map(({ close }) => close()))));

const nothing = () => {
  const empty = mkdtempSync(join(folder, 'migrations-'));
  mkdirSync(join(empty, 'meta'));
  writeFileSync(join(empty, 'meta/_journal.json'), '{"version":"7","dialect":"postgresql","entries":[]}');
  return empty;
};
async function emptyDatabase(): Promise<Db> {
  const database = await openTestDatabase({ migrations: nothing() });
  opened.push(database);
  return database.db;
}

/** Of each table: how many rows, and a digest of everything in them. */
const contents = (db: Db) =>
  db.transaction(async (tx) => {
    const all: Record<string, unknown> = {};
    for (const { name } of await tablesIn(tx)) {
      const { rows } =
        await tx.execute(sql`select count(*)::int as count, md5(string_agg(t::text, ',' order by t::text)) as digest
        from ${sql.identifier(name)} as t`);
      all[name] = rows[0];
    }
    return all;
  });

it('93: brings back every table as it was, and goes on with the next numbers', async () => {
  const db = await emptyDatabase();
  await restoreBackup(db, file, { replace: false });
  expect(await contents(db)).toEqual(await contents(shop.db));
  expect(await faultsOf(db)).toEqual([]);
  const next = sql`select nextval('orders_id_seq') as orders, nextval('mail_outbox_id_seq') as mails`;
  expect((await db.execute(next)).rows).toEqual((await shop.db.execute(next)).rows);
  const guards = sql`select conname as name, 'O' as state from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgname, tgenabled::text from pg_trigger where not tgisinternal order by name, state`;
  expect((await db.execute(guards)).rows).toEqual((await shop.db.execute(guards)).rows);
});

it("93: refuses rows that don't hold together, and leaves nothing of them", async () => {
  const db = await emptyDatabase();
  const orphan = testSealed(file, join(folder, 'orphan.gz'), (lines) =>
    lines.filter((line) => !line.includes('"EB-0005-9999"') || !line.startsWith('[')),
  );
  await expect(restoreBackup(db, orphan, { replace: false })).rejects.toThrow(/add constraint/);
  expect(await contents(db)).toEqual({});
});

it('keeps what is there unless it may be replaced, and then leaves nothing of it', async () => {
  const db = await emptyDatabase();
  await restoreBackup(db, file, { replace: false });
  await db.execute(sql`update skus set stock = 1`);
  const before = await contents(db);
  await expect(restoreBackup(db, file, { replace: false })).rejects.toThrow('With --replace all it holds is erased');
  expect(await contents(db)).toEqual(before);
  await restoreBackup(db, file, { replace: true });
  expect(await contents(db)).toEqual(await contents(shop.db));
});

const whole = () => readFileSync(file);
const changed = (at: number) => {
  const text = gunzipSync(whole());
  const place = Math.floor(text.length * at);
  text.writeUInt8(text.readUInt8(place) ^ 1, place);
  return gzipSync(text);
};
it.each([
  ['cut off at its last byte', () => whole().subarray(0, -1), 'its end is missing'],
  ['cut in half', () => whole().subarray(0, whole().length / 2), 'its end is missing'],
  ['empty', () => Buffer.alloc(0), 'its end is missing'],
  ['no gzip', () => Buffer.from('select 1;'), 'it is damaged or no backup'],
  ['another gzip', () => gzipSync('halo\ndunia\n'), 'it is no backup of this shop'],
  ['damaged on the disk', () => whole().fill(0, 90_000, 90_040), "can't be used"],
  ['without its last lines, packed again', () => gzipSync(gunzipSync(whole()).subarray(0, -100)), 'its end is missing'],
  ['changed in the middle, packed again', () => changed(0.5), 'it was changed (its SHA-256 is another)'],
  ['changed near its end, packed again', () => changed(0.98), 'it was changed (its SHA-256 is another)'],
  ['longer than its seal', () => Buffer.concat([whole(), gzipSync('["1"]\n')]), 'it holds more than it says'],
])('93: refuses a backup that is %s, before it touches anything', async (name, bytes, why) => {
  const broken = join(folder, `${name}.gz`);
  writeFileSync(broken, bytes());
  const untouched: Pick<Db, 'transaction'> = {
    transaction: () => {
      throw new Error('the database was asked');
    },
  };
  const attempt = restoreBackup(untouched, broken, { replace: true });
  await expect(attempt).rejects.toThrow(BackupDamaged);
  await expect(attempt).rejects.toThrow(why);
});

/** The migrations of a server with one more than this. */
function newerMigrations(): string {
  const newer = mkdtempSync(join(folder, 'newer-'));
  mkdirSync(join(newer, 'meta'));
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  for (const { tag } of journal.entries) {
    writeFileSync(join(newer, `${tag}.sql`), readFileSync(join(migrationsFolder, `${tag}.sql`)));
  }
  const when = journal.entries.at(-1).when + 1;
  journal.entries.push({ idx: journal.entries.length, version: '7', when, tag: 'newer', breakpoints: true });
  writeFileSync(join(newer, 'newer.sql'), 'alter table orders add column gift boolean not null default true');
  writeFileSync(join(newer, 'meta/_journal.json'), JSON.stringify(journal));
  return newer;
}

it('brings an older backup to the newest shape, and refuses a newer one', async () => {
  const db = await emptyDatabase();
  await restoreBackup(db, file, { replace: false, migrationsFolder: newerMigrations() });
  expect((await db.execute(sql`select distinct gift from orders`)).rows).toEqual([{ gift: true }]);
  const newer = join(folder, 'newer.gz');
  await db.transaction((tx) => writeBackup(tx, newer));
  const attempt = restoreBackup(db, newer, { replace: true });
  await expect(attempt).rejects.toThrow('it was made by a newer or another server');
});

it('never writes over a file, and leaves none that is not whole', async () => {
  await expect(shop.db.transaction((tx) => writeBackup(tx, file))).rejects.toThrow('is there already');
  const nowhere = join(folder, 'nowhere/shop.gz');
  await expect(shop.db.transaction((tx) => writeBackup(tx, nowhere))).rejects.toThrow("can't be written (ENOENT)");
});
