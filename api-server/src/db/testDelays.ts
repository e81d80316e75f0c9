import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

type Statement = (...args: unknown[]) => unknown;

/** Lets each statement inside a transaction wait for up to `most` ms first, so that transactions meet at every step. */
export function delayStatements(pool: pg.Pool, most: number): void {
  const slowed = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (slowed.has(client)) return;
    slowed.add(client);
    const query: Statement = client.query.bind(client);
    // One after another as they were asked: statements of one connection never overtake each other.
    let turn = Promise.resolve();
    const delayed: Statement = (...args) => {
      turn = turn.then(() => pause(Math.random() * most));
      return turn.then(() => query(...args));
    };
    // pool.query hands in a callback and is one statement on its own: only what a transaction asks is held up.
    const chosen: Statement = (...args) => (typeof args.at(-1) === 'function' ? query(...args) : delayed(...args));
    Object.assign(client, { query: chosen });
  });
}
