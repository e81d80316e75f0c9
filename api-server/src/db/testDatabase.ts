import { createHash } from 'node:crypto';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { inject } from 'vitest';
import type { Log } from '../log.ts';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { mostConnections } from './openPostgres.ts';
import { delayStatements } from './testDelays.ts';
import { cachedImage } from './testImage.ts';
import { copyOfTemplate } from './testTemplate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The administrator's URL of the one PostgreSQL of this run. */
    postgresAdminUrl: string;
  }
}

export interface TestDatabaseOptions {
  /** Another folder of migrations than the server's own. */
  readonly migrations?: string;
  /** What else the database holds when a test gets it. Done once and kept, so a change of it needs another `key`. */
  readonly fill?: { readonly key: string; run(database: Database): Promise<unknown> };
}

const quiet: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

function fingerprint(migrations: string, key: string): string {
  const hashes = readMigrationFiles({ migrationsFolder: migrations }).map(({ hash }) => hash);
  return createHash('sha256')
    .update([...hashes, key].join())
    .digest('hex')
    .slice(0, 16);
}

/** On `TEST_ENGINE` (pglite unless it says postgres): a migrated database of the caller's own, gone when closed. */
export async function openTestDatabase({
  migrations = migrationsFolder,
  fill,
}: TestDatabaseOptions = {}): Promise<Database> {
  const make = async (database: Database): Promise<void> => {
    await migrate(database, migrations);
    await fill?.run(database);
  };
  const print = fingerprint(migrations, fill?.key ?? '');
  // biome-ignore lint/style/noProcessEnv: the test runner's variables, of which the server knows nothing.
  const { TEST_ENGINE: engine, TEST_DATABASE_URL: adminUrl, TEST_DELAY_MS: delay } = process.env;
  if (engine !== 'postgres') {
    return connect({ engine: 'pglite', memory: true, image: await cachedImage(print, make) }, quiet);
  }
  const makeAt = async (databaseUrl: string): Promise<void> => {
    const database = await connect({ databaseUrl, dataDir: '' }, quiet);
    await make(database).finally(database.close);
  };
  const copy = await copyOfTemplate(adminUrl ?? inject('postgresAdminUrl'), print, makeAt);
  const database = await connect({ databaseUrl: copy.url, dataDir: '' }, quiet);
  if (delay && database.engine === 'postgres') delayStatements(database.client, Number(delay));
  return { ...database, close: () => database.close().finally(copy.drop) };
}

/**
 * As `openTestDatabase`, for a server: all connections that its pool may have are open. Opened one by one while a race runs,
 * the first ask would be through before the second begins.
 */
export async function openServedDatabase(options?: TestDatabaseOptions): Promise<Database> {
  const database = await openTestDatabase(options);
  await Promise.all(Array.from({ length: mostConnections }, () => database.db.execute('select 1')));
  return database;
}
