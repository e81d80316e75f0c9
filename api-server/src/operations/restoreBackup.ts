import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/connect.ts';
import { readJournal } from '../db/journal.ts';
import { migrationLock } from '../db/migrate.ts';
import { applyMigrations, requireMigrated } from '../db/migrationHistory.ts';
import { OperatorError } from '../operatorError.ts';
import { BackupDamaged, type BackupHeader, type BackupTable } from './backupFormat.ts';
import { readBackup } from './readBackup.ts';
import { columnList, tablesIn } from './tablesIn.ts';
import { withoutKeysAndTriggers } from './withoutKeysAndTriggers.ts';

export interface RestoreOptions {
  /** Whether what the database holds may be dropped for it. */
  readonly replace: boolean;
  readonly migrationsFolder?: string;
}

/**
 * Brings a database to what a backup holds, and then to the newest shape: all in one transaction, or nothing.
 * @throws BackupDamaged before anything is touched; OperatorError when the database is not empty and may not be replaced
 */
export async function restoreBackup(
  db: Pick<Db, 'transaction'>,
  file: string,
  options: RestoreOptions,
): Promise<BackupHeader> {
  const { migrations: had } = await readBackup(file);
  const known = readJournal(options.migrationsFolder);
  if (had.some((hash, at) => hash !== known[at]?.hash)) {
    throw new BackupDamaged(file, 'it was made by a newer or another server: restore it with that one');
  }
  return db.transaction(async (tx) => {
    // A server that starts meanwhile waits for its migrations until this is done.
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await refuseRunningServers(tx);
    await makeRoom(tx, options.replace);
    await applyMigrations(tx, known.slice(0, had.length));
    const header = await load(tx, file);
    await applyMigrations(tx, known.slice(had.length));
    await requireMigrated(tx, known);
    await tx.execute(sql`analyze`);
    return header;
  });
}

/** On PostgreSQL, where one that runs is seen by its connections: its jobs ask often enough to keep some. */
async function refuseRunningServers(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'samudra-emas' and pid <> pg_backend_pid()`);
  if (Number(rows[0]?.count) > 0) throw new OperatorError('A server works with this database: stop it first.');
}

async function makeRoom(tx: Tx, replace: boolean): Promise<void> {
  const { length } = await tablesIn(tx);
  if (length > 0 && !replace) {
    throw new OperatorError(
      `The database is not empty (it has ${length} tables). With --replace all it holds is erased for the backup.`,
    );
  }
  await tx.execute(sql`drop schema if exists drizzle cascade`);
  if (length === 0) return;
  await tx.execute(sql`drop schema public cascade`);
  await tx.execute(sql`create schema public`);
}

async function load(tx: Tx, file: string): Promise<BackupHeader> {
  const shapes = await tablesIn(tx);
  let header: BackupHeader | undefined;
  await withoutKeysAndTriggers(tx, shapes, async () => {
    // A migration may have written rows, which the backup brings too.
    for (const { name } of shapes) await tx.execute(sql`truncate ${sql.identifier(name)}`);
    header = await readBackup(file, {
      begin: async ({ tables }) => {
        const expected = JSON.stringify(shapes);
        if (JSON.stringify(tables.map(({ name, columns }) => ({ name, columns }))) === expected) return;
        throw new BackupDamaged(file, 'its tables are not those of its migrations');
      },
      rows: (table, lines) => insert(tx, table, lines),
    });
  });
  if (!header) throw new Error('a backup was read and had no header');
  for (const { name, last } of header.sequences) {
    await tx.execute(sql`select setval(${`public.${name}`}::regclass, ${last}::bigint)`);
  }
  return header;
}

async function insert(tx: Tx, table: BackupTable, lines: readonly string[]): Promise<void> {
  const values = table.columns.map(({ type }, at) => sql.raw(`(row ->> ${at})::${type}`));
  await tx.execute(sql`insert into ${sql.identifier(table.name)} (${columnList(table)}) overriding system value
    select ${sql.join(values, sql`, `)} from json_array_elements(${`[${lines.join(',')}]`}::json) as row`);
}
