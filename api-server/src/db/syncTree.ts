import { open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Asks the disk to keep a file or a folder's list of names. Windows opens no folders; it keeps their names itself. */
async function sync(path: string): Promise<void> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (process.platform === 'win32') return undefined;
    throw error;
  });
  if (!file) return;
  try {
    if (process.platform !== 'win32') await file.sync();
  } finally {
    await file.close();
  }
}

/** Waits until a folder with all in it, and its own name, would survive a power cut. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries) await sync(join(folder, entry));
  await sync(folder);
  await sync(dirname(folder));
}
