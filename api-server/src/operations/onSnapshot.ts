import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db, Tx } from '../db/connect.ts';
import { openPglite } from '../db/openPglite.ts';
import { PgliteFs } from '../db/pgliteFs.ts';
import { schema } from '../db/tables/schema.ts';
import type { Env } from '../env.ts';
import { borrowCopy } from './borrowCopy.ts';
import { onOneConnection } from './onOneConnection.ts';
import { operatorLog } from './operatorLog.ts';

type Place = Pick<Env, 'dataDir' | 'databaseUrl'>;
type Reading<T> = (tx: Tx) => Promise<T>;

/**
 * Reads the data as it stands at one moment, on either engine, also while a server works with it: PostgreSQL shows a
 * snapshot; the embedded database belongs to its server alone, which makes a copy of its files when asked.
 */
export async function onSnapshot<T>({ dataDir, databaseUrl }: Place, read: Reading<T>): Promise<T> {
  if (databaseUrl) return onOneConnection(databaseUrl, (db) => readOnly(db, read));
  const copy = await borrowCopy(dataDir);
  if (copy) return onCopy(copy.folder, read).finally(copy.giveBack);
  const database = await openPglite(dataDir, operatorLog, 'never');
  return database.db.transaction(read).finally(database.close);
}

const readOnly = <T>(db: Db, read: Reading<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** What becomes of the copy does not matter: nothing in it needs to reach the disk. */
async function onCopy<T>(folder: string, read: Reading<T>): Promise<T> {
  const client = await PGlite.create({ fs: new PgliteFs(folder), extensions: { pg_trgm } });
  return drizzle({ client, schema })
    .transaction(read)
    .finally(() => client.close());
}
