import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db, PostgresDatabase } from './database.ts';
import { type Migration, readJournal } from './journal.ts';
import { applyMigrations, missingMigrations, requireMigrated } from './migrationHistory.ts';
import { schema } from './tables/schema.ts';

/** Under this number processes that start at once on one PostgreSQL migrate one after another. */
export const migrationLock = 7_264_119;

/** A connection of its own: a migration may take longer than the pool lets a statement take. */
async function alone<T>({ client: pool }: PostgresDatabase, run: (db: Db) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: pool.options.connectionString, options: '-c TimeZone=UTC' });
  // Whoever waits for an answer learns that the connection broke; without a listener the process would end.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await run(drizzle({ client, schema }));
  } finally {
    await client.end();
  }
}

/** What a database has had is compared before and after: what is reported done is what the database says. */
async function catchUp(db: Db, known: readonly Migration[]): Promise<number> {
  const missing = await missingMigrations(db, known);
  if (missing.length === 0) return 0;
  await db.transaction(async (tx) => {
    await applyMigrations(tx, missing);
    await requireMigrated(tx, known);
  });
  return missing.length;
}

/**
 * Brings the database to the newest shape: all missing migrations in one transaction, or none.
 * @returns how many were missing
 * @throws JournalBroken when the list is in no order; DatabaseNotOurs when the database has not had them in that order
 */
export async function migrate(database: Database, migrationsFolder?: string): Promise<number> {
  const known = readJournal(migrationsFolder);
  if (database.engine === 'pglite') return catchUp(database.db, known);
  return alone(database, (db) => catchUp(db, known));
}
