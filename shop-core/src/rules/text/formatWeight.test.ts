import { expect, it } from 'vitest';
import { milligram } from '../money/milligram.ts';
import { formatWeight } from './formatWeight.ts';

it.each([
  [0, '0 gram'],
  [1, '0,001 gram'],
  [500, '0,5 gram'],
  [5000, '5 gram'],
  [2_345, '2,345 gram'],
  [1_000_000, '1.000 gram'],
])('shows %d mg in grams with a decimal comma', (weight, shown) => {
  expect(formatWeight(milligram(weight))).toBe(shown);
});
