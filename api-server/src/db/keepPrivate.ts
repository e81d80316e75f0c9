import { chmod, lstat, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';

/** What is gone by the time it is its turn needs nothing. */
const unlessGone = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

async function repair(path: string): Promise<'folder' | 'other'> {
  const entry = await lstat(path).catch(unlessGone);
  if (!entry || entry.isSymbolicLink()) return 'other';
  const wanted = entry.isDirectory() ? 0o700 : 0o600;
  if ((entry.mode & 0o777) !== wanted) await chmod(path, wanted).catch(unlessGone);
  return entry.isDirectory() ? 'folder' : 'other';
}

/** Leaves a folder and all in it to its owner alone: 0700 and 0600, whatever they were made with. */
export async function keepPrivate(folder: string): Promise<void> {
  // Windows has no such modes: who may read is what the folder above says.
  if (process.platform === 'win32') return;
  const waiting = [await realpath(folder)];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if ((await repair(path)) === 'other') continue;
    for (const name of (await readdir(path).catch(unlessGone)) ?? []) waiting.push(join(path, name));
  }
}
