import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redeemProblems } from './redeemProblems.ts';
import { whyNotRedeem } from './whyNotRedeem.ts';

describe('redeeming points', () => {
  it('needs to know how many [S5.37]', () => {
    expect(redeemProblems({ points: null }, 100)).toEqual([{ field: 'points', code: 'REQUIRED' }]);
    expect(redeemProblems({ points: 100 }, 100)).toEqual([]);
  });

  it('takes no more than the customer has [S5.38]', () => {
    expect(whyNotRedeem(100, 100)).toBeUndefined();
    expect(whyNotRedeem(101, 100)).toEqual({ code: 'POINTS_EXCEED', active: 100 });
    expect(redeemProblems({ points: 101 }, 100)).toEqual([{ field: 'points', code: 'POINTS_EXCEED', active: 100 }]);
  });

  it('takes a whole number from 1', () => {
    for (const points of [0, -5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(whyNotRedeem(points, Number.MAX_SAFE_INTEGER)).toEqual({ code: 'POINTS_INVALID' });
    }
    expect(redeemProblems({ points: Number.NaN }, 100)).toEqual([{ field: 'points', code: 'POINTS_INVALID' }]);
  });

  it('is not possible with nothing or less than nothing', () => {
    fc.assert(
      fc.property(fc.integer({ max: 0 }), fc.integer({ min: 1 }), (active, points) => {
        expect(whyNotRedeem(points, active)).toEqual({ code: 'POINTS_EXCEED', active: 0 });
      }),
    );
  });
});
