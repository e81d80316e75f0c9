import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milligram } from '../money/milligram.ts';
import { rupiah } from '../money/rupiah.ts';
import { exactFineGold, fineGold } from './fineGold.ts';
import { fineGoldValue } from './fineGoldValue.ts';
import { fineGoldWeight } from './fineGoldWeight.ts';
import { goldByDay } from './goldByDay.ts';
import { anyEntries, entry, shuffled } from './testEntries.ts';
import { whyNotGoldLedger } from './whyNotGoldLedger.ts';

describe('fine gold', () => {
  it('is weight times purity, and nothing of it is rounded', () => {
    expect(fineGold(milligram(85_000), 10_000)).toBe(850_000_000);
    expect(fineGold(milligram(1), 9_999)).toBe(9_999);
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.integer({ min: 1, max: 10_000 }), (weight, purity) => {
        expect(BigInt(fineGold(milligram(weight), purity))).toBe(BigInt(weight) * BigInt(purity));
      }),
    );
  });

  it('is refused loudly when it could not be exact', () => {
    expect(() => fineGold(milligram(Number.MAX_SAFE_INTEGER), 10_000)).toThrow(RangeError);
    expect(() => fineGold(milligram(1), 99.5)).toThrow(RangeError);
  });

  it('is worth its price to the nearest rupiah', () => {
    const worth = (fine: number, price: number) => fineGoldValue(exactFineGold(fine), rupiah(price));
    expect(worth(850_000_000, 1_500_000)).toBe(127_500_000);
    expect(worth(5, 1_000_000)).toBe(1);
    expect(worth(4, 1_000_000)).toBe(0);
    expect(worth(849_150_000, 1_500_003)).toBe(127_372_755);
    // One tonne at 3 million a gram: the product is far beyond what a number holds exactly.
    expect(worth(10 ** 13, 3_000_001)).toBe(3_000_001_000_000);
  });

  it('is shown in whole milligrams, never more than there are', () => {
    expect(fineGoldWeight(exactFineGold(9_999))).toBe(0);
    expect(fineGoldWeight(exactFineGold(849_999_999))).toBe(84_999);
    expect(fineGoldWeight(exactFineGold(850_000_000))).toBe(85_000);
  });
});

describe('the ledger of gold', () => {
  it('tells what is held at the end of each day', () => {
    const entries = [
      entry('Jual', 4, '2026-03-01', 75),
      entry('Beli', 10, '2026-01-05', 99.99),
      entry('Beli', 20, '2026-03-01', 75),
      entry('Jual', 1, '2026-02-01', 99.99),
    ];
    expect(goldByDay(entries)).toEqual([
      { date: '2026-01-05', weight: 10_000, fine: 99_990_000 },
      { date: '2026-02-01', weight: 9_000, fine: 89_991_000 },
      { date: '2026-03-01', weight: 25_000, fine: 209_991_000 },
    ]);
    expect(goldByDay([])).toEqual([]);
  });

  it('does not care in which order the entries come', () => {
    const withOrder = anyEntries().chain((entries) => fc.tuple(fc.constant(entries), shuffled(entries)));
    fc.assert(
      fc.property(withOrder, ([entries, order]) => {
        expect(goldByDay(order)).toEqual(goldByDay(entries));
        expect(whyNotGoldLedger(order)).toEqual(whyNotGoldLedger(entries));
      }),
    );
  });

  it('ends with the sum of all entries', () => {
    fc.assert(
      fc.property(anyEntries(), (entries) => {
        const sum = entries.reduce(
          (total, { type, weight, purity }) => total + (type === 'Jual' ? -1 : 1) * weight * purity,
          0,
        );
        expect(goldByDay(entries).at(-1)?.fine ?? 0).toBe(sum);
      }),
    );
  });
});

describe('selling gold', () => {
  it('is fine up to what is held, on the day it was bought too', () => {
    expect(whyNotGoldLedger([])).toBeUndefined();
    expect(whyNotGoldLedger([entry('Jual', 10, '2026-01-05'), entry('Beli', 10, '2026-01-05')])).toBeUndefined();
  });

  it('of more than is held is refused, with the day and what is missing', () => {
    const entries = [
      entry('Beli', 10, '2026-01-05'),
      entry('Jual', 12.5, '2026-02-01'),
      entry('Beli', 50, '2026-02-02'),
    ];
    expect(whyNotGoldLedger(entries)).toEqual({ code: 'GOLD_NOT_HELD', date: '2026-02-01', missing: 2_500 });
  });

  it('is judged by the fine gold as well as by the weight', () => {
    const held = entry('Beli', 10, '2026-01-05', 75);
    expect(whyNotGoldLedger([held, entry('Jual', 10, '2026-01-06', 75.01)])).toEqual({
      code: 'GOLD_NOT_HELD',
      date: '2026-01-06',
      missing: 1,
    });
    // A hundredth of a percent of one milligram: less than a milligram is one that is missing.
    const short = [entry('Beli', 0.001, '2026-01-05', 75), entry('Jual', 0.001, '2026-01-06', 75.01)];
    expect(whyNotGoldLedger(short)).toMatchObject({ missing: 1 });
    const pure = [entry('Beli', 1_000, '2026-01-05', 75), entry('Jual', 1_000, '2026-01-06')];
    expect(whyNotGoldLedger(pure)).toMatchObject({ missing: 250_000 });
    expect(whyNotGoldLedger([held, entry('Jual', 11, '2026-01-06', 37.5)])).toMatchObject({ missing: 1_000 });
  });

  it('before a purchase is refused, so a purchase cannot be deleted from under a sale', () => {
    const bought = entry('Beli', 10, '2026-01-05');
    const sold = entry('Jual', 4, '2026-02-01');
    expect(whyNotGoldLedger([bought, sold])).toBeUndefined();
    expect(whyNotGoldLedger([sold])).toEqual({ code: 'GOLD_NOT_HELD', date: '2026-02-01', missing: 4_000 });
    expect(whyNotGoldLedger([bought, entry('Jual', 4, '2026-01-04')])).toMatchObject({ date: '2026-01-04' });
  });

  it('is fine exactly when no day ends below nothing', () => {
    fc.assert(
      fc.property(anyEntries(), (entries) => {
        const days = new Set(entries.map(({ date }) => date));
        const isShort = [...days].some((day) => {
          const until = entries.filter(({ date }) => date <= day);
          const sum = (of: (one: (typeof until)[number]) => number) =>
            until.reduce((total, one) => total + (one.type === 'Jual' ? -of(one) : of(one)), 0);
          return sum(({ weight }) => weight) < 0 || sum(({ weight, purity }) => weight * purity) < 0;
        });
        expect(whyNotGoldLedger(entries) !== undefined).toBe(isShort);
      }),
    );
  });
});
