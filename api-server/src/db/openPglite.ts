import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Log } from '../log.ts';
import { OperatorError } from '../operatorError.ts';
import { createPgliteFolder } from './createPgliteFolder.ts';
import type { PgliteDatabase } from './database.ts';
import { DurableFs, durableStartParams } from './durableFs.ts';
import { GuardedPglite, type PgliteDied } from './guardedPglite.ts';
import { lastingPglite } from './lastingPglite.ts';
import { holdFolder } from './lock.ts';
import { pgliteDatabase } from './pgliteDatabase.ts';
import { type PublicChanges, publicChanges, publicChannel } from './publicChanges.ts';

/** Starts an engine that tells its changes: before the promise of whoever committed them is kept. */
async function startHeard(options: PGliteOptions, changes: PublicChanges): Promise<GuardedPglite> {
  const engine = await GuardedPglite.start({ ...options, extensions: { pg_trgm } }, changes.deaf);
  await engine.listen(publicChannel, changes.heard);
  changes.listening();
  return engine;
}

/** The embedded database in DATA_DIR/db, held against a second process and written through to the disk. */
export async function openPglite(dataDir: string, log: Log): Promise<PgliteDatabase> {
  const held = await holdFolder(dataDir).catch((error: unknown) => refuseFolder(dataDir, error));
  try {
    const folder = join(dataDir, 'db');
    await createPgliteFolder(folder);
    const changes = publicChanges();
    const start = () => startHeard({ fs: new DurableFs(folder), startParams: [...durableStartParams] }, changes);
    const { client, close } = await lastingPglite(start, log).catch((error: PgliteDied) => {
      throw new OperatorError(`The database in ${folder} can't be opened: ${error.message}`, { cause: error });
    });
    const db = pgliteDatabase(client);
    return { engine: 'pglite', client, db, changes, close: () => close().finally(held.release) };
  } catch (error) {
    await held.release();
    throw error;
  }
}

/** A path that leads through a file, a folder that is not ours to write in, a disk that is full. */
function refuseFolder(dataDir: string, error: unknown): never {
  if (error instanceof OperatorError || !(error instanceof Error && 'code' in error)) throw error;
  throw new OperatorError(
    `The data folder ${dataDir} can't be used (${error.code}): set DATA_DIR to a folder that this server may write in.`,
    { cause: error },
  );
}

/** A database that lives as long as the process; from an image (`dumpDataDir`) it takes a fraction of the time. */
export async function openPgliteInMemory(image?: Blob): Promise<PgliteDatabase> {
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'random_page_cost=1.1'];
  const changes = publicChanges();
  const client = await startHeard({ startParams, ...(image && { loadDataDir: image }) }, changes);
  return { engine: 'pglite', client, db: pgliteDatabase(client), changes, close: () => client.close() };
}
