import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/connect.ts';
import type { Env } from './env.ts';

/** What handlers work with. `now` is the only clock of the server, so that tests can turn it. */
export interface Services {
  readonly database: Database;
  readonly env: Env;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** Where drawn pictures outlive the server; without one each server draws them anew. */
  readonly picturesFolder?: string;
  /** Tells the mailer that a committed transaction queued something. */
  readonly wakeMailer: () => void;
}
