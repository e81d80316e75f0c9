import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database, Tx } from '../connect.ts';
import { config, seeds } from '../tables/content.ts';
import { openTestDatabase } from '../testDatabase.ts';
import { seedOnce } from './seedOnce.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const now = new Date('2026-11-27T02:00:00Z');
const prepare = async () => 'OPEN';
const write = async (tx: Tx, value: string) =>
  void (await tx.insert(config).values({ id: 2, name: 'STORE_STATUS', value }));
const written = async () => [await database.db.select().from(config), await database.db.select().from(seeds)];

it('writes a seed with its mark, and not a second time', async () => {
  const demo = { name: 'demo', now, prepare, run: write } as const;
  expect(await seedOnce(database.db, demo)).toBe(true);
  expect(await seedOnce(database.db, demo)).toBe(false);
  expect(await written()).toEqual([
    [{ id: 2, name: 'STORE_STATUS', value: 'OPEN' }],
    [{ name: 'demo', at: '2026-11-27T02:00:00.000Z' }],
  ]);
});

it('leaves nothing of a seed that broke off half way, and runs it again', async () => {
  const broken = async (tx: Tx, value: string) => {
    await write(tx, value);
    throw new Error('the power went');
  };
  await expect(seedOnce(database.db, { name: 'demo', now, prepare, run: broken })).rejects.toThrow('the power went');
  expect(await written()).toEqual([[], []]);
  expect(await seedOnce(database.db, { name: 'demo', now, prepare, run: write })).toBe(true);
});

it('lets one of two servers that start at once write it', async () => {
  const demo = { name: 'demo', now, prepare, run: write } as const;
  const ran = await Promise.all([seedOnce(database.db, demo), seedOnce(database.db, demo)]);
  expect(ran.sort()).toEqual([false, true]);
  expect((await written())[0]).toHaveLength(1);
});
