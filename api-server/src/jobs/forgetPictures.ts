import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/database.ts';
import { media } from '../db/tables/media.ts';

/** Drops what was drawn of pictures that are gone: a face that somebody took back is nowhere any more. */
export async function forgetPictures(db: Db, folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const stored = await db.select({ sha256: media.sha256 }).from(media);
  const known = new Set(stored.map(({ sha256 }) => sha256));
  const gone = names.filter((name) => !known.has(name.slice(0, name.lastIndexOf('-'))));
  for (const name of gone) await rm(join(folder, name), { force: true });
}
