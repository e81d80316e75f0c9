import { sql } from 'drizzle-orm';
import { batched } from './batched.ts';
import type { Db } from './database.ts';

/** Looks which state the database is in: equal texts mean that nothing was committed in between, by anybody. */
export type DatabaseState = () => Promise<string>;

/**
 * The state is what PostgreSQL itself decides by what a query sees: the snapshot, which names the newest transaction
 * and all open ones. It never comes back to an earlier value, except that a crash could repeat transaction numbers:
 * hence the time the database was started.
 */
export function databaseState(db: Db): DatabaseState {
  const look = sql`select pg_current_snapshot()::text || '@' || pg_postmaster_start_time()::text as state`;
  return batched(async () => {
    const { rows } = await db.execute<{ state: string }>(look);
    const state = rows[0]?.state;
    if (state === undefined) throw new Error('The database did not tell its state.');
    return state;
  });
}
