import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMilligram, milligram } from './milligram.ts';
import { isRupiah, rupiah } from './rupiah.ts';
import { sumRupiah } from './sumRupiah.ts';
import { timesRupiah } from './timesRupiah.ts';

describe('rupiah', () => {
  it('are whole and exact, or a RangeError', () => {
    expect(rupiah(-5)).toBe(-5);
    for (const bad of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(isRupiah(bad)).toBe(false);
      expect(() => rupiah(bad)).toThrow(RangeError);
    }
  });

  it('add up in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer().map(rupiah)), (amounts) => {
        expect(sumRupiah(amounts)).toBe(sumRupiah([...amounts].reverse()));
        expect(sumRupiah([])).toBe(0);
      }),
    );
  });

  it('times a quantity is the same as adding it up', () => {
    fc.assert(
      fc.property(fc.nat().map(rupiah), fc.nat(50), (price, quantity) => {
        expect(timesRupiah(price, quantity)).toBe(sumRupiah(Array(quantity).fill(price)));
      }),
    );
  });

  it('never lose a rupiah silently', () => {
    expect(() => sumRupiah([rupiah(Number.MAX_SAFE_INTEGER), rupiah(1)])).toThrow(RangeError);
    expect(() => timesRupiah(rupiah(5), 1.5)).toThrow(RangeError);
  });
});

describe('milligrams', () => {
  it('are whole, exact and not negative, or a RangeError', () => {
    expect([0, 500].map(milligram)).toEqual([0, 500]);
    for (const bad of [-1, 0.5, Number.NaN, 2 ** 53]) {
      expect(isMilligram(bad)).toBe(false);
      expect(() => milligram(bad)).toThrow(RangeError);
    }
  });
});
