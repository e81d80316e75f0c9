import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Database, Db } from './connect.ts';
import { seed } from './seed/seed.ts';
import { openServedDatabase } from './testDatabase.ts';

const folder = new URL('./seed/', import.meta.url).pathname;

/** When the demo shop of the tests was filled: 09.00 on a Friday in Jakarta. */
export const seededAt = new Date('2026-11-27T02:00:00Z');

/** Of the seed's sources: a kept database is used only as long as the seed says the same. */
function seedPrint(): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

/** A database of the caller's own that holds the demo shop. */
export function openSeededDatabase(): Promise<Database> {
  const run = ({ db }: Database) => seed(db, { kind: 'demo', now: seededAt });
  return openServedDatabase({ fill: { key: `demo ${seededAt.toISOString()} ${seedPrint()}`, run } });
}

/** Makes a data folder for the embedded database with the demo shop in it, and whatever `more` adds. */
export async function makeSeededFolder<T>(dataDir: string, more: (db: Db) => Promise<T>): Promise<T> {
  const database = await openSeededDatabase();
  try {
    if (database.engine !== 'pglite') throw new Error('a folder is for PGlite');
    const added = await more(database.db);
    const loadDataDir = await database.client.dumpDataDir('none');
    const folder = await PGlite.create({ fs: new NodeFS(join(dataDir, 'db')), loadDataDir });
    await folder.close();
    return added;
  } finally {
    await database.close();
  }
}
