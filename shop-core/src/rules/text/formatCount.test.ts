import { expect, it } from 'vitest';
import { formatCount } from './formatCount.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [4600, '4.600'],
  [1_500_000, '1.500.000'],
])('shows %d as %s, with dots between the thousands', (count, shown) => {
  expect(formatCount(count)).toBe(shown);
});
