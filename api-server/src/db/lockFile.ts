import { readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderInUse } from './folderInUse.ts';
import type { HeldFolder } from './heldFolder.ts';

/** How often an owner shows that it works, and how long another looks on before it takes it for dead. */
const usualPace = { beatMs: 1_000, silenceMs: 5_000 };

/** What the kernel's socket names are shared with: this boot of this machine, and on Linux the container's network. */
async function whereIAm(): Promise<string> {
  if (process.platform !== 'linux') return process.platform;
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
  return `${boot.trim()} ${await readlink('/proc/self/ns/net')}`;
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isBeating(file: string, silenceMs: number): Promise<boolean> {
  const before = await stat(file);
  await pause(silenceMs);
  const after = await stat(file).catch(() => before);
  return after.mtimeMs !== before.mtimeMs;
}

/** Whether the owner that a lock file names still works. Where sockets can't tell, its heartbeat does. */
async function ownerWorks(file: string, text: string, here: string, silenceMs: number): Promise<boolean> {
  const [processId = '', ...place] = text.split(' ');
  if (place.join(' ') === here) {
    if (process.platform === 'linux') return false;
    if (!isAlive(Number(processId))) return false;
  }
  return isBeating(file, silenceMs);
}

async function removeIfDead(folder: string, file: string, here: string, silenceMs: number): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const [processId = ''] = text.split(' ');
  if (await ownerWorks(file, text, here, silenceMs)) throw new FolderInUse(folder, { processId });
  const aside = `${file}.${process.pid}`;
  await rename(file, aside).catch(() => undefined);
  // Someone else may have taken over between the look and the move; then it is theirs.
  const moved = await readFile(aside, 'utf8').catch(() => text);
  if (moved !== text) {
    await rename(aside, file);
    throw new FolderInUse(folder, { processId: moved.split(' ')[0] ?? '' });
  }
  await rm(aside, { force: true });
}

/**
 * Holds a folder by a file in it. Where there are no abstract sockets it is the lock; on Linux it guards what their
 * names don't reach: another container or machine on the same volume.
 */
export async function holdLockFile(folder: string, { beatMs, silenceMs } = usualPace): Promise<HeldFolder> {
  const file = join(folder, 'server.lock');
  const here = await whereIAm();
  const mine = `${process.pid} ${here}`;
  await removeIfDead(folder, file, here, silenceMs);
  await writeFile(file, mine, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new FolderInUse(folder, { processId: '', cause: error }) : error;
  });
  // A file that somebody removed is made again: to another machine the folder would look free.
  let isReleased = false;
  const keep = (error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' && !isReleased ? writeFile(file, mine, { flag: 'wx' }).catch(() => undefined) : undefined;
  const beat = setInterval(() => void utimes(file, new Date(), new Date()).catch(keep), beatMs).unref();
  return {
    release: async () => {
      isReleased = true;
      clearInterval(beat);
      if ((await readFile(file, 'utf8').catch(() => '')) === mine) await rm(file);
    },
  };
}
