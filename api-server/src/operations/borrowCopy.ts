import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline/promises';
import { OperatorError } from '../operatorError.ts';
import { copySocket } from './copySocket.ts';

export interface BorrowedCopy {
  readonly folder: string;
  /** @throws OperatorError when the server has ended meanwhile: what was read of the copy may not be all of it. */
  giveBack(): void;
}

/** Asks the server that works in a data folder for a copy of its database. Undefined when there is no such server. */
export async function borrowCopy(dataDir: string): Promise<BorrowedCopy | undefined> {
  const socket = connect(copySocket(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  socket.on('error', () => undefined);
  for await (const folder of createInterface({ input: socket })) {
    return {
      folder,
      giveBack: () => {
        if (socket.destroyed) throw new OperatorError('The server stopped meanwhile: do it again.');
        socket.destroy();
      },
    };
  }
  throw new OperatorError(`The server that works in ${dataDir} could not copy its database: its log says why.`);
}
