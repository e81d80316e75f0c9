import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Database } from './connect.ts';
import { openPgliteInMemory } from './openPglite.ts';

const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const cache = join(engine.slice(0, engine.lastIndexOf('@electric-sql')), '.cache/samudra-emas');
const day = 24 * 60 * 60 * 1_000;

async function forgetOld(): Promise<void> {
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    const entry = await stat(path).catch(() => undefined);
    if (entry && Date.now() - entry.mtimeMs > day) await rm(path, { force: true });
  }
}

async function makeImage(path: string, make: (database: Database) => Promise<void>): Promise<void> {
  const database = await openPgliteInMemory();
  await make(database);
  await database.client.exec('checkpoint');
  const image = await database.client.dumpDataDir('none');
  await database.close();
  await mkdir(cache, { recursive: true });
  await forgetOld();
  // Workers may make it at the same time: whole files replace one another.
  const mine = `${path}.${process.pid}`;
  await writeFile(mine, Buffer.from(await image.arrayBuffer()));
  await rename(mine, path);
}

/** The data folder of a filled PGlite as one file: loading it takes a tenth of making it. */
export async function cachedImage(print: string, make: (database: Database) => Promise<void>): Promise<Blob> {
  const path = join(cache, `pglite-${print}.tar`);
  if (existsSync(path)) await utimes(path, new Date(), new Date());
  else await makeImage(path, make);
  return new Blob([await readFile(path)]);
}
