import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedQuotient } from './roundedQuotient.ts';

describe('a rounded quotient', () => {
  it.each([
    [0n, 7n, 0n],
    [1n, 2n, 1n],
    [-1n, 2n, -1n],
    [3n, 2n, 2n],
    [-3n, 2n, -2n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
    [-2n, 3n, -1n],
    [49n, 100n, 0n],
    [10n, 1n, 10n],
  ])('%d / %d is %d, a half away from zero', (dividend, divisor, quotient) => {
    expect(roundedQuotient(dividend, divisor)).toBe(quotient);
  });

  it('is the nearest whole number, of two the one farther from zero', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 12n), (dividend, divisor) => {
        const rest = 2n * (dividend - roundedQuotient(dividend, divisor) * divisor);
        const size = rest < 0n ? -rest : rest;
        expect(size <= divisor).toBe(true);
        // Exactly between two, the quotient went beyond the dividend.
        if (size === divisor) expect(rest < 0n).toBe(dividend > 0n);
      }),
    );
  });
});
