import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { openPglite, openPgliteInMemory } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';
import type { Creation } from './placeOfDatabase.ts';

export type { Database, Db, Tx } from './database.ts';

/** Where the data is: as the environment says, or (for tests) in memory, as in the given image of a data folder. */
export type DatabasePlace =
  | (Pick<Env, 'dataDir' | 'databaseUrl'> & { creation?: Creation })
  | { engine: 'pglite'; memory: true; image?: Blob };

/**
 * Opens the database: PostgreSQL at DATABASE_URL, else the embedded one in DATA_DIR.
 * @throws OperatorError when it can't: DatabaseUnreachable, FolderInUse, NoDatabase, FolderNotWhole.
 */
export function connect(place: DatabasePlace, log: Log): Promise<Database> {
  if ('memory' in place) return openPgliteInMemory(place.image);
  return place.databaseUrl ? openPostgres(place.databaseUrl, log) : openPglite(place.dataDir, log, place.creation);
}
