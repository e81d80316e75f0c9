import { join } from 'node:path';
import { PGlite, type PGliteOptions, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { OperatorError } from '../operatorError.ts';
import { createPgliteFolder } from './createPgliteFolder.ts';
import type { PgliteDatabase } from './database.ts';
import { DurableFs, durableStartParams } from './durableFs.ts';
import { holdFolder } from './lock.ts';
import { schema } from './tables/schema.ts';
import { insideTransaction, refuseInsideTransaction } from './transactionScope.ts';

class GuardedPglite extends PGlite {
  override async query<T>(sql: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    refuseInsideTransaction();
    return super.query<T>(sql, params, options);
  }

  override async transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    refuseInsideTransaction();
    return super.transaction((tx) => insideTransaction(() => run(tx)));
  }
}

async function start(options: PGliteOptions): Promise<PgliteDatabase> {
  const client = new GuardedPglite(options);
  await client.waitReady;
  return { engine: 'pglite', client, db: drizzle({ client, schema }), close: () => client.close() };
}

/** What PGlite says when it can't open a folder is written to its stderr, not in the error. */
async function startInFolder(folder: string): Promise<PgliteDatabase> {
  const complaints: string[] = [];
  const onStderr = (line: string): boolean => complaints.push(line) > 0;
  try {
    return await start({ fs: new DurableFs(folder), startParams: [...durableStartParams], onStderr });
  } catch (error) {
    const reason = complaints.findLast((line) => /FATAL|PANIC/.test(line)) ?? String(error);
    throw new OperatorError(`The database in ${folder} can't be opened: ${reason}`, { cause: error });
  }
}

/** The embedded database in DATA_DIR/db, held against a second process and written through to the disk. */
export async function openPglite(dataDir: string): Promise<PgliteDatabase> {
  const held = await holdFolder(dataDir);
  try {
    const folder = join(dataDir, 'db');
    await createPgliteFolder(folder);
    const database = await startInFolder(folder);
    return { ...database, close: () => database.close().finally(held.release) };
  } catch (error) {
    await held.release();
    throw error;
  }
}

/** A database that lives as long as the process; from an image (`dumpDataDir`) it takes a fraction of the time. */
export function openPgliteInMemory(image?: Blob): Promise<PgliteDatabase> {
  return start({
    ...(image && { loadDataDir: image }),
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  });
}
