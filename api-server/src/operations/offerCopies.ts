import { once } from 'node:events';
import { constants } from 'node:fs';
import { chmod, cp, mkdir, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Database, PgliteDatabase } from '../db/database.ts';
import type { Log } from '../log.ts';
import { copiesFolder, copySocket } from './copySocket.ts';

export interface OfferedCopies {
  close(): Promise<void>;
}

/**
 * Lets other processes of this machine read the embedded database, which only its server may open: whoever connects gets
 * the name of a folder that holds the database as it stands now. Nothing is written while it is copied, so the copy is
 * what a power cut would have left, and opens as that would. It is gone when who asked for it hangs up.
 */
export async function offerCopies(database: Database, dataDir: string, log: Log): Promise<OfferedCopies> {
  if (database.engine === 'postgres') return { close: async () => {} };
  await rm(copiesFolder(dataDir), { recursive: true, force: true });
  let made = 0;
  const lent = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    made += 1;
    const lending = lend(socket, join(copiesFolder(dataDir), String(made))).catch((error: unknown) => {
      log.warn({ err: error }, 'a copy of the database failed');
      socket.destroy();
    });
    lent.set(
      socket,
      lending.finally(() => lent.delete(socket)),
    );
  });

  const lend = async (socket: Socket, copy: string): Promise<void> => {
    const hungUp = once(socket, 'close').catch(() => undefined);
    try {
      await copyOf(database, join(dataDir, 'db'), copy);
      socket.resume().write(`${copy}\n`);
      await hungUp;
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  };
  const socket = copySocket(dataDir);
  await listen(server, socket).catch((error: unknown) =>
    log.warn({ err: error }, 'no backup can be made while the server runs'),
  );
  return {
    close: async () => {
      server.close();
      // Nobody can read on when the server is gone, and no copy is left behind.
      for (const borrower of lent.keys()) borrower.destroy();
      await Promise.all(lent.values());
      await rm(socket, { force: true });
    },
  };
}

async function copyOf({ client }: PgliteDatabase, folder: string, copy: string): Promise<void> {
  await mkdir(copy, { recursive: true, mode: 0o700 });
  // Shared blocks where the file system can, so that a copy costs no time and no space.
  await client.runExclusive(() => cp(folder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE }));
}

async function listen(server: Server, path: string): Promise<void> {
  // A killed server leaves it; the folder is ours alone.
  await rm(path, { force: true });
  server.unref().listen(path);
  await once(server, 'listening');
  await chmod(path, 0o600);
}
