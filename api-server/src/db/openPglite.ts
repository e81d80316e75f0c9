import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Log } from '../log.ts';
import { OperatorError } from '../operatorError.ts';
import { createPgliteFolder } from './createPgliteFolder.ts';
import type { PgliteDatabase } from './database.ts';
import { DurableFs, durableStartParams } from './durableFs.ts';
import { GuardedPglite, type PgliteDied } from './guardedPglite.ts';
import { lastingPglite } from './lastingPglite.ts';
import { holdFolder } from './lock.ts';
import { schema } from './tables/schema.ts';

const startOn = (folder: string): Promise<GuardedPglite> =>
  GuardedPglite.start({ fs: new DurableFs(folder), startParams: [...durableStartParams] });

/** The embedded database in DATA_DIR/db, held against a second process and written through to the disk. */
export async function openPglite(dataDir: string, log: Log): Promise<PgliteDatabase> {
  const held = await holdFolder(dataDir).catch((error: unknown) => refuseFolder(dataDir, error));
  try {
    const folder = join(dataDir, 'db');
    await createPgliteFolder(folder);
    const { client, close } = await lastingPglite(() => startOn(folder), log).catch((error: PgliteDied) => {
      throw new OperatorError(`The database in ${folder} can't be opened: ${error.message}`, { cause: error });
    });
    return { engine: 'pglite', client, db: drizzle({ client, schema }), close: () => close().finally(held.release) };
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
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
  const client = await GuardedPglite.start({ startParams, ...(image && { loadDataDir: image }) });
  return { engine: 'pglite', client, db: drizzle({ client, schema }), close: () => client.close() };
}
