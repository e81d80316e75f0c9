import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { OperatorError } from '../operatorError.ts';
import type { Database, Db, PostgresDatabase } from './database.ts';
import { migrationsFolder as ours } from './migrationsFolder.ts';

/** The database was made by other code than this. Guessing a way back would risk the data. */
export class DatabaseNotOurs extends OperatorError {
  override name = 'DatabaseNotOurs';
}

/** The hashes of the migrations that a database has had, oldest first. */
export async function appliedTo(db: Pick<Db, 'execute'>): Promise<string[]> {
  const { rows } = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as migrated`);
  if (!rows[0]?.migrated) return [];
  const applied = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at, id`,
  );
  return applied.rows.map(({ hash }) => hash);
}

function refuseForeign(applied: readonly string[], known: readonly string[]): void {
  const extra = applied.length - known.length;
  if (extra > 0) {
    throw new DatabaseNotOurs(
      `The database is newer than this server: it has had ${extra} more ${extra === 1 ? 'migration' : 'migrations'}. ` +
        'Start the newer server, or this one with another DATA_DIR or DATABASE_URL.',
    );
  }
  const changed = applied.findIndex((hash, at) => hash !== known[at]);
  if (changed >= 0) {
    throw new DatabaseNotOurs(
      `Migration ${changed + 1} of the database is not migration ${changed + 1} of this server. ` +
        'Start the server that made the database, or this one with another DATA_DIR or DATABASE_URL.',
    );
  }
}

/** Under this number processes that start at once on one PostgreSQL migrate one after another. */
export const migrationLock = 7_264_119;

/** A connection of its own: a migration may take longer than the pool lets a statement take. */
async function alone<T>({ client: pool }: PostgresDatabase, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: pool.options.connectionString, options: '-c TimeZone=UTC' });
  // Whoever waits for an answer learns that the connection broke; without a listener the process would end.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await run(client);
  } finally {
    await client.end();
  }
}

/**
 * Brings the database to the newest shape: all missing migrations in one transaction, or none.
 * @returns how many were missing
 * @throws DatabaseNotOurs when it has had migrations that this code doesn't know
 */
export async function migrate(database: Database, migrationsFolder = ours): Promise<number> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const missing = async (db: Pick<Db, 'execute'>) => {
    const applied = await appliedTo(db);
    refuseForeign(applied, known);
    return known.length - applied.length;
  };
  if (database.engine === 'pglite') {
    const count = await missing(database.db);
    await migratePglite(drizzlePglite(database.client), { migrationsFolder });
    return count;
  }
  return alone(database, async (client) => {
    const db = drizzlePostgres(client);
    const count = await missing(db);
    await migratePostgres(db, { migrationsFolder });
    return count;
  });
}
