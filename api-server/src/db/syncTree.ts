import { type FileHandle, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Windows keeps the names in a folder by itself, and opens none; a folder above ours may not be ours to open. */
function openIfAllowed(path: string): Promise<FileHandle | undefined> {
  return open(path, process.platform === 'win32' ? 'r+' : 'r').catch((error: NodeJS.ErrnoException) => {
    if (['EACCES', 'EPERM', 'EISDIR'].includes(error.code ?? '')) return undefined;
    throw error;
  });
}

async function sync(path: string): Promise<void> {
  const file = await openIfAllowed(path);
  await file?.sync().finally(() => file.close());
}

const atOnce = 16;

/** Waits until all in a folder would survive a power cut. The folder's own name is its parent's: `syncNames`. */
export async function syncTree(folder: string): Promise<void> {
  const waiting = [folder, ...(await readdir(folder, { recursive: true })).map((entry) => join(folder, entry))];
  const syncSome = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await sync(path);
  };
  await Promise.all(Array.from({ length: atOnce }, syncSome));
}

/** Waits until a path itself would survive a power cut: its name in its folder, and that folder's in the one above. */
export async function syncNames(path: string): Promise<void> {
  const folder = dirname(path);
  await sync(folder);
  await sync(dirname(folder));
}
