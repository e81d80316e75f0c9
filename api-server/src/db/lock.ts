import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, realpath, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { FolderInUse } from './folderInUse.ts';
import type { HeldFolder } from './heldFolder.ts';
import { holdLockFile } from './lockFile.ts';

export { FolderInUse };

/** A name in the kernel, gone with the process that holds it, however it ends. One folder by two paths is one name. */
async function socketName(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder, { bigint: true });
  return `\0samudra-emas-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`;
}

/** The process id that the owner of the socket tells; empty when it says nothing. */
async function askOwner(name: string): Promise<string> {
  const socket = connect(name).setTimeout(500, () => socket.destroy());
  return text(socket).catch(() => '');
}

async function holdSocket(folder: string): Promise<HeldFolder> {
  const name = await socketName(folder);
  const server = createServer((socket) => socket.on('error', () => undefined).end(String(process.pid)));
  try {
    await once(server.listen(name), 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new FolderInUse(folder, { processId: await askOwner(name), cause: error });
    }
    throw error;
  }
  server.unref();
  return { release: () => new Promise((released) => server.close(() => released())) };
}

/**
 * Holds a folder for this process alone, and makes it if it is missing. A killed process lets go at once.
 * @throws FolderInUse when another process holds it.
 */
export async function holdFolder(folder: string): Promise<HeldFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const place = await realpath(folder);
  const socket = process.platform === 'linux' ? await holdSocket(place) : undefined;
  try {
    const file = await holdLockFile(place);
    return { release: () => file.release().finally(() => socket?.release()) };
  } catch (error) {
    await socket?.release();
    throw error;
  }
}
