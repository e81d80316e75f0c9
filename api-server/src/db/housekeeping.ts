import type { Job } from '../jobs/startJobs.ts';
import type { Database, PgliteDatabase } from './database.ts';

const walLimit = 32 * 1024 * 1024;

/** Moves the log into the tables once it is long, so that it does not fill the disk and a restart stays quick. */
async function shortenLog({ client }: PgliteDatabase): Promise<void> {
  const { rows } = await client.query<{ long: boolean }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > $1 as long from pg_control_checkpoint()',
    [walLimit],
  );
  if (rows[0]?.long) await client.exec('checkpoint');
}

/** Tidies the one table that needs it most, by PostgreSQL's own measures for doing so. */
async function tidyTable({ client }: PgliteDatabase): Promise<void> {
  // The counters are collected, and else written at most once a second.
  await client.exec('select pg_stat_force_next_flush()');
  const { rows } = await client.query<{ name: string; vacuum: boolean }>(`
    select format('%I.%I', schemaname, relname) as name, n_dead_tup > 50 + 0.2 * n_live_tup as vacuum
    from pg_stat_user_tables
    where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
    order by n_dead_tup + n_mod_since_analyze desc limit 1`);
  if (rows[0]) await client.exec(rows[0].vacuum ? `vacuum (analyze) ${rows[0].name}` : `analyze ${rows[0].name}`);
}

/** Does for PGlite what it can't do itself: PostgreSQL does this in background processes, and PGlite has none. */
export function housekeeping(database: Database): Job {
  return {
    name: 'database housekeeping',
    everyMs: 60_000,
    run: async () => {
      if (database.engine === 'postgres') return;
      await tidyTable(database);
      await shortenLog(database);
    },
  };
}
