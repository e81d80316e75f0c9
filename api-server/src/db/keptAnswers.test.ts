import { setImmediate as othersTurn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from './connect.ts';
import { keptAnswers } from './keptAnswers.ts';
import { config } from './tables/content.ts';
import { openTestDatabase } from './testDatabase.ts';

let database: Database;
let loads: number;

const read = async () => {
  loads += 1;
  const [row] = await database.db.select().from(config).where(eq(config.id, 1));
  return row?.value;
};
const write = (value: string) => database.db.update(config).set({ value }).where(eq(config.id, 1));

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.insert(config).values({ id: 1, name: 'one' });
});
afterAll(() => database.close());
beforeEach(async () => {
  loads = 0;
  await write('old');
});

const keeper = () => keptAnswers<string | null | undefined>(database.changes.count);

it('loads once while nothing changes, and anew after a change', async () => {
  // Counted by hand: what PostgreSQL tells of the write before this test may still be on its way to other connections.
  let changes = 1;
  const kept = keptAnswers<string | null | undefined>(() => changes);
  expect(await kept('a', read)).toBe('old');
  expect(await Promise.all([kept('a', read), kept('a', read)])).toEqual(['old', 'old']);
  expect(loads).toBe(1);
  changes = 2;
  await kept('a', read);
  expect(loads).toBe(2);
});

it('keeps the answers of each key apart', async () => {
  const kept = keeper();
  expect(await Promise.all([kept('a', async () => 'A'), kept('b', async () => 'B')])).toEqual(['A', 'B']);
});

it('sees every change that was committed before the ask', async () => {
  const kept = keeper();
  for (const value of ['one', 'two', 'three']) {
    await write(value);
    expect(await kept('a', read)).toBe(value);
  }
});

it('sees what a transaction committed, and nothing that it took back', async () => {
  const kept = keeper();
  expect(await kept('a', read)).toBe('old');
  await database.db.transaction(async (tx) => {
    await tx.update(config).set({ value: 'new' }).where(eq(config.id, 1));
  });
  expect(await kept('a', read)).toBe('new');
  const undone = database.db.transaction(async (tx) => {
    await tx.update(config).set({ value: 'undone' }).where(eq(config.id, 1));
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await kept('a', read)).toBe('new');
});

it('does not keep an answer across a change that came while it was being loaded', async () => {
  const kept = keeper();
  const first = kept('a', async () => {
    const value = await read();
    await write('new');
    return value;
  });
  expect(await first).toBe('old');
  expect(await kept('a', read)).toBe('new');
});

it('answers nobody with less than what was committed when he asked', async () => {
  const kept = keeper();
  const rounds = 60;
  let committed = 0;
  await write('0');
  const writing = (async () => {
    while (committed < rounds) {
      await write(String(committed + 1));
      committed += 1;
      await othersTurn();
    }
  })();
  const reader = async () => {
    const behind: string[] = [];
    while (committed < rounds) {
      const least = committed;
      const answer = Number((await kept('a', read)) ?? 0);
      if (answer < least) behind.push(`${answer} after ${least}`);
      await othersTurn();
    }
    return behind;
  };
  const behind = await Promise.all(Array.from({ length: 6 }, reader));
  await writing;
  expect(behind.flat()).toEqual([]);
  // Else nothing was shown: the readers took turns with the writer.
  expect(loads).toBeGreaterThan(rounds / 4);
});

it('does not keep a failure', async () => {
  const kept = keeper();
  const fails = async () => {
    throw new Error('no answer');
  };
  await expect(kept('a', fails)).rejects.toThrow('no answer');
  expect(await kept('a', read)).toBe('old');
});

it('keeps no more than it may, and forgets the oldest first', async () => {
  const kept = keptAnswers<string | null | undefined>(() => 1, 2);
  for (const key of ['a', 'b', 'c', 'c', 'b']) await kept(key, read);
  expect(loads).toBe(3);
  await kept('a', read);
  expect(loads).toBe(4);
});
