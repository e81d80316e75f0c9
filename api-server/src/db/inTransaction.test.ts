import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database, Tx } from './database.ts';
import { inTransaction } from './inTransaction.ts';
import { openTestDatabase } from './testDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table bars (grams int)`);
});
afterAll(() => database.close());

/** What the database itself would say. */
const failWith = (state: string) =>
  sql.raw(`do $$ begin raise exception 'as if by the database' using errcode = '${state}'; end $$`);

const stateOf = (error: unknown) => (error instanceof Error ? error.cause : error);

it.each(['40001', '40P01'])('does the work again after %s, and what it wrote counts once', async (state) => {
  let tries = 0;
  const { db } = database;
  await db.execute(sql`delete from bars`);
  const answer = await inTransaction(db, async (tx) => {
    tries += 1;
    await tx.execute(sql`insert into bars values (5)`);
    if (tries < 3) await tx.execute(failWith(state));
    return 'sold';
  });
  expect(answer).toBe('sold');
  expect(tries).toBe(3);
  expect((await db.execute(sql`select grams from bars`)).rows).toEqual([{ grams: 5 }]);
});

it('gives up after three more tries, with the error of the last', async () => {
  const run = vi.fn((tx: Tx) => tx.execute(failWith('40001')));
  await expect(inTransaction(database.db, run).catch(stateOf)).resolves.toMatchObject({ code: '40001' });
  expect(run).toHaveBeenCalledTimes(4);
});

it('does not do again what failed for another reason', async () => {
  const run = vi.fn((tx: Tx) => tx.execute(failWith('23505')));
  await expect(inTransaction(database.db, run).catch(stateOf)).resolves.toMatchObject({ code: '23505' });
  expect(run).toHaveBeenCalledTimes(1);
});
