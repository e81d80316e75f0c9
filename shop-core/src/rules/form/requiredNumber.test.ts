import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requiredNumber } from './requiredNumber.ts';

const grams = { decimals: 3, maximum: 10 };

describe('a number that must be given', () => {
  it('is more than 0 and no more than the maximum', () => {
    for (const value of [1, 10_000]) expect(requiredNumber(value, grams)).toBeUndefined();
    for (const value of [0, -1]) {
      expect(requiredNumber(value, grams)).toEqual({ code: 'NUMBER_TOO_SMALL', isZeroFine: false });
    }
    expect(requiredNumber(10_001, grams)).toEqual({ code: 'NUMBER_TOO_LARGE', maximum: 10 });
  });

  it('that is too large to be exact is more than the maximum', () => {
    for (const value of [Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(requiredNumber(value, grams)).toEqual({ code: 'NUMBER_TOO_LARGE', maximum: 10 });
    }
  });

  it('has the least one that its bounds name', () => {
    const degrees = { decimals: 6, minimum: -90, maximum: 90 };
    expect(requiredNumber(-90_000_000, degrees)).toBeUndefined();
    const tooSmall = { code: 'NUMBER_TOO_SMALL', isZeroFine: true, minimum: -90 };
    expect(requiredNumber(-90_000_001, degrees)).toEqual(tooSmall);
  });

  it('may be 0 where that is fine', () => {
    expect(requiredNumber(0, { ...grams, isZeroFine: true })).toBeUndefined();
    expect(requiredNumber(-1, { ...grams, isZeroFine: true })).toEqual({ code: 'NUMBER_TOO_SMALL', isZeroFine: true });
  });

  it('is given', () => {
    for (const value of [null, undefined]) expect(requiredNumber(value, grams)).toEqual({ code: 'REQUIRED' });
  });

  it('is accepted exactly when it is whole and in bounds', () => {
    const bounds = fc.record({ decimals: fc.nat(3), maximum: fc.nat(50), isZeroFine: fc.boolean() });
    const value = fc.oneof(fc.integer({ min: -10, max: 60_000 }), fc.double({ min: -1, max: 99 }));
    fc.assert(
      fc.property(bounds, value, ({ decimals, maximum, isZeroFine }, given) => {
        const isFine = Number.isInteger(given) && given >= (isZeroFine ? 0 : 1) && given / 10 ** decimals <= maximum;
        expect(requiredNumber(given, { decimals, maximum, isZeroFine }) === undefined).toBe(isFine);
      }),
      { numRuns: 500 },
    );
  });

  it('is a whole number of its units', () => {
    for (const value of [Number.NaN, 1.5]) {
      expect(requiredNumber(value, grams)).toEqual({ code: 'NUMBER_INVALID', decimals: 3 });
    }
  });
});
