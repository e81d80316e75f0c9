import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseLine } from './databaseLine.ts';
import { GuardedPglite } from './guardedPglite.ts';

let now = 0;
const line = databaseLine(() => now);
let engine: GuardedPglite;
beforeAll(async () => {
  engine = await GuardedPglite.start({}, undefined, line);
});
afterAll(() => engine.close());

/** A transaction that stays open until it is let go. */
function held() {
  let letGo = (): void => {};
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let begun = (): void => {};
  const isOpen = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const done = engine.transaction(async () => {
    begun();
    await wait;
  });
  return { isOpen, letGo, done };
}

it('the line is long while the next has waited for 4 seconds, and short once that one is served', async () => {
  const transaction = held();
  await transaction.isOpen;
  expect(line.isLong()).toBe(false);
  const query = engine.query('select 1 as one');
  // A query enters the line once the engine has said that it is ready.
  await new Promise(setImmediate);
  now += 4_000;
  expect(line.isLong()).toBe(false);
  now += 1;
  expect(line.isLong()).toBe(true);
  transaction.letGo();
  expect((await query).rows).toEqual([{ one: 1 }]);
  await transaction.done;
  expect(line.isLong()).toBe(false);
});

it('the line moves while something was finished in the last second and others wait', async () => {
  const transaction = held();
  await transaction.isOpen;
  expect(line.isMoving()).toBe(false);
  const query = engine.query('select 1');
  await new Promise(setImmediate);
  now += 999;
  expect(line.isMoving()).toBe(true);
  now += 1;
  expect(line.isMoving()).toBe(false);
  transaction.letGo();
  await Promise.all([query, transaction.done]);
});

it('more work than all calls can bring is refused as too many connections are, and what waits is done', async () => {
  const transaction = held();
  await transaction.isOpen;
  const results = Array.from({ length: 2_050 }, () => engine.query('select 1'));
  const settled = Promise.allSettled(results);
  await new Promise(setImmediate);
  transaction.letGo();
  const states = (await settled).map((each) => (each.status === 'rejected' ? each.reason.code : 'done'));
  expect(states.filter((state) => state === 'done')).toHaveLength(2_048);
  expect(states.slice(-2)).toEqual(['53300', '53300']);
  expect((await engine.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
});

const slow = 'select count(*) from generate_series(1, 300000)';

it.each([
  ['queries that wait', () => Promise.all(Array.from({ length: 20 }, () => engine.query(slow)))],
  [
    'the statements of a transaction',
    () => engine.transaction((tx) => Promise.all(Array.from({ length: 20 }, () => tx.query(slow)))),
  ],
])('turns of the loop come between %s, so that a timer is not kept until the last is done', async (_, run) => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await run();
  isOver = true;
  // How many is the speed of the machine; it is none where nothing takes a turn.
  expect(turns).toBeGreaterThan(4);
});
