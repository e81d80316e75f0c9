import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { OperatorError } from './operatorError.ts';

interface Place {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  /** The variable that sets it. */
  readonly variable: string;
}

/** Listens, or says in one sentence why that can't be. */
export async function listenOn(app: FastifyInstance, { host, port, variable }: Place): Promise<void> {
  await app.listen({ host, port }).catch((error: unknown) => refusePlace(error, { host, port, variable }));
}

/** Finds out early that a place is taken: a first start has the whole seed between its beginning and its listening. */
export async function requireFreePlace(place: Place): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(place.port, place.host), 'listening');
  } catch (error) {
    refusePlace(error, place);
  }
  await new Promise((closed) => probe.close(closed));
}

function refusePlace(error: unknown, { host, port, variable }: Place): never {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    throw new OperatorError(
      `Port ${port} is already in use. Stop what listens there, or set ${variable} to another port.`,
      { cause: error },
    );
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
    throw new OperatorError(
      `Nothing can listen on ${host}:${port} here (${code}). Set HOST or ${variable} to what this machine allows.`,
      { cause: error },
    );
  }
  throw error;
}
