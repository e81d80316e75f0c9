import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  readonly origin: string;
  close(): void;
}

/** Answers on a free loopback port, or on the one that is named. */
export async function listening(answer: RequestListener, port = 0): Promise<Listening> {
  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
