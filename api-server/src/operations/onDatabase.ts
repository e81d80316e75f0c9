import { connect, type Database } from '../db/connect.ts';
import type { Creation } from '../db/placeOfDatabase.ts';
import type { Env } from '../env.ts';
import { operatorLog } from './operatorLog.ts';

/** Opens the database as a server does: of the embedded one nobody else may be the user. */
export async function onDatabase<T>(
  env: Env,
  run: (database: Database) => Promise<T>,
  creation: Creation = 'anew',
): Promise<T> {
  const database = await connect({ ...env, creation }, operatorLog);
  return run(database).finally(database.close);
}
