import fc from 'fast-check';
import { expect, it } from 'vitest';
import { milligram } from '../money/milligram.ts';
import { formatWeight } from './formatWeight.ts';
import { parseDecimal } from './parseDecimal.ts';

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

it('shows every milligram: what is typed back is the same weight', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 12), (weight) => {
      const [typed = '', unit] = formatWeight(milligram(weight)).replaceAll('.', '').split(' ');
      expect(unit).toBe('gram');
      expect(parseDecimal(typed, 3)).toBe(weight);
    }),
  );
});
