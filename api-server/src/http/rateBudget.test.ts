import { expect, it } from 'vitest';
import { rateBudget } from './rateBudget.ts';

it('says yes so many times a second, and again in the next', () => {
  let now = 5_100;
  const may = rateBudget(2, () => now);
  expect([may(), may(), may()]).toEqual([true, true, false]);
  now = 5_999;
  expect(may()).toBe(false);
  now = 6_000;
  expect([may(), may(), may()]).toEqual([true, true, false]);
});
