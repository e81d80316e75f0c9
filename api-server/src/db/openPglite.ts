import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Log } from '../log.ts';
import { OperatorError } from '../operatorError.ts';
import { createPgliteFolder } from './createPgliteFolder.ts';
import type { PgliteDatabase } from './database.ts';
import { type DatabaseLine, databaseLine } from './databaseLine.ts';
import { DurableFs, durableStartParams } from './durableFs.ts';
import { FolderNotWhole } from './folderNotWhole.ts';
import { fullDisk } from './fullDisk.ts';
import { GuardedPglite, PgliteDied } from './guardedPglite.ts';
import { keepPrivate } from './keepPrivate.ts';
import { lastingPglite } from './lastingPglite.ts';
import { holdFolder } from './lock.ts';
import { pgliteDatabase } from './pgliteDatabase.ts';
import { type Creation, placeOfDatabase } from './placeOfDatabase.ts';
import { type PublicChanges, publicChanges, publicChannel } from './publicChanges.ts';

/** Starts an engine that tells its changes: before the promise of whoever committed them is kept. */
async function startHeard(options: PGliteOptions, changes: PublicChanges, line: DatabaseLine): Promise<GuardedPglite> {
  const engine = await GuardedPglite.start({ ...options, extensions: { pg_trgm } }, changes.deaf, line);
  await engine.listen(publicChannel, changes.heard);
  changes.listening();
  return engine;
}

/** Starts it on a folder that is whole, tables included. */
async function startOn(folder: string, changes: PublicChanges, line: DatabaseLine): Promise<GuardedPglite> {
  const fs = new DurableFs(folder);
  const engine = await startHeard({ fs, startParams: [...durableStartParams] }, changes, line);
  try {
    await fs.requireTables(engine);
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/**
 * The embedded database in DATA_DIR/db, held against a second process and written through to the disk. It is made where
 * there is none yet, as far as `creation` allows.
 */
export async function openPglite(dataDir: string, log: Log, creation: Creation = 'anew'): Promise<PgliteDatabase> {
  const refuse = (error: unknown) => refuseFolder(dataDir, error);
  // Once before anything is written there, and once when nobody else can.
  await placeOfDatabase(dataDir, creation).catch(refuse);
  const held = await holdFolder(dataDir).catch(refuse);
  try {
    const folder = join(dataDir, 'db');
    if ((await placeOfDatabase(dataDir, creation)) === 'free') await createPgliteFolder(folder);
    await keepPrivate(dataDir);
    await keepPrivate(folder);
    const changes = publicChanges();
    const line = databaseLine();
    const { client, close } = await lastingPglite(() => startOn(folder, changes, line), log);
    const db = pgliteDatabase(client);
    return { engine: 'pglite', client, db, changes, line, close: () => close().finally(held.release) };
  } catch (error) {
    await held.release();
    refuseOpening(dataDir, error);
  }
}

/** A path that leads through a file, a folder that is not ours to read or write in, a disk that is full. */
function refuseFolder(dataDir: string, error: unknown): never {
  if (error instanceof OperatorError || !(error instanceof Error && 'code' in error)) throw error;
  throw new OperatorError(
    fullDisk(dataDir, error) ??
      `The data folder ${dataDir} can't be used (${error.code}): set DATA_DIR to a folder that this server may write in.`,
    { cause: error },
  );
}

/** The same, and an engine that does not start. */
function refuseOpening(dataDir: string, error: unknown): never {
  const refusal = [error, error instanceof Error ? error.cause : undefined].find((one) => one instanceof OperatorError);
  if (refusal) throw refusal;
  if (!(error instanceof PgliteDied)) refuseFolder(dataDir, error);
  const folder = join(dataDir, 'db');
  const full = fullDisk(folder, error);
  throw full
    ? new OperatorError(full, { cause: error })
    : new FolderNotWhole(folder, `it can't be opened: ${error.message}`, { cause: error });
}

/** A database that lives as long as the process; from an image (`dumpDataDir`) it takes a fraction of the time. */
export async function openPgliteInMemory(image?: Blob): Promise<PgliteDatabase> {
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'random_page_cost=1.1'];
  const changes = publicChanges();
  const line = databaseLine();
  const client = await startHeard({ startParams, ...(image && { loadDataDir: image }) }, changes, line);
  return { engine: 'pglite', client, db: pgliteDatabase(client), changes, line, close: () => client.close() };
}
