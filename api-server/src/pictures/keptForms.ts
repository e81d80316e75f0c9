import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { byteCache } from '../http/byteCache.ts';
import type { Log } from '../log.ts';

const keptBytes = 16 * 1024 * 1024;

const unlessMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

/**
 * Forms of pictures that were dear to make: all of them in a folder, those used last in memory too. Without a folder, or where
 * it can't be written, in memory alone.
 */
export function keptForms(folder: string | undefined, log: Log) {
  const inMemory = byteCache(keptBytes);
  const complain = (err: unknown) => log.warn({ err, folder }, 'a drawn picture could not be kept');
  return {
    /** @param name of a file; what stands in it never changes */
    async find(name: string): Promise<Buffer | undefined> {
      const known = inMemory.get(name);
      if (known || !folder) return known;
      const bytes = await readFile(join(folder, name)).catch(unlessMissing).catch(complain);
      if (bytes) inMemory.set(name, bytes);
      return bytes ?? undefined;
    },
    async keep(name: string, bytes: Buffer): Promise<void> {
      inMemory.set(name, bytes);
      if (!folder) return;
      // Another server may read the name at any moment: whole or not at all.
      const unfinished = join(folder, randomUUID());
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(unfinished, bytes, { mode: 0o600 });
        await rename(unfinished, join(folder, name));
      } catch (error) {
        complain(error);
      }
    },
  };
}
