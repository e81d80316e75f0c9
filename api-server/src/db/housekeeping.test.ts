import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PgliteDatabase } from './database.ts';
import { housekeeping } from './housekeeping.ts';
import { openPgliteInMemory } from './openPglite.ts';

let database: PgliteDatabase;
beforeEach(async () => {
  database = await openPgliteInMemory();
  await database.client.exec('create table "Odd name" (id int primary key, words text storage external)');
});
afterEach(() => database.close());

const fill = (rows: number) =>
  database.client.query(`insert into "Odd name" select g, repeat('x', 2500) from generate_series(1, $1::int) g`, [
    rows,
  ]);

async function measured<T>(query: string): Promise<T | undefined> {
  const { rows } = await database.client.query<T>(query);
  return rows[0];
}

const logLength = () =>
  measured<{ bytes: string }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
  );

it('keeps the log short, which PGlite alone lets grow without end', async () => {
  await fill(15_000);
  expect(Number((await logLength())?.bytes)).toBeGreaterThan(32 * 1024 * 1024);
  await housekeeping(database).run();
  expect(Number((await logLength())?.bytes)).toBeLessThan(1024 * 1024);
});

it('counts the rows for the planner, and clears the dead ones away', async () => {
  await fill(1_000);
  await housekeeping(database).run();
  const rows = () =>
    measured<{ count: number }>(`select reltuples::int as count from pg_class where relname = 'Odd name'`);
  expect(await rows()).toEqual({ count: 1_000 });
  await database.client.exec('update "Odd name" set words = words');
  const dead = async () => {
    await database.client.exec('select pg_stat_force_next_flush()');
    return measured<{ count: number }>('select n_dead_tup::int as count from pg_stat_user_tables');
  };
  expect(await dead()).toEqual({ count: 1_000 });
  await housekeeping(database).run();
  expect(await dead()).toEqual({ count: 0 });
});
