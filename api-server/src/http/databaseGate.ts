import type { FastifyInstance } from 'fastify';
import type { DatabaseLine } from '../db/databaseLine.ts';
import { refuse } from './refuse.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Who waits for the embedded database. PostgreSQL has a time-out of its own for this. */
    readonly databaseLine: DatabaseLine | undefined;
  }
}

/**
 * Refuses a call with UNAVAILABLE, to come back, while those before it have waited for the embedded database for too long already. What
 * was let in is finished: a call is refused before it has begun.
 */
export function databaseGate({ databaseLine }: FastifyInstance): () => void {
  return () => {
    if (databaseLine?.isLong()) refuse({ code: 'UNAVAILABLE' });
  };
}
