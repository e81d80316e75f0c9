import type { FastifyBaseLogger } from 'fastify';

/** The part of the server's logger that the rest of the server uses. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
