import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCount } from './formatCount.ts';
import { parseThousands } from './parseThousands.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [4600, '4.600'],
  [1_500_000, '1.500.000'],
])('shows %d as %s, with dots between the thousands', (count, shown) => {
  expect(formatCount(count)).toBe(shown);
});

it('shows what is typed back as the same number', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (count) => {
      expect(parseThousands(formatCount(count))).toBe(count);
    }),
  );
});
