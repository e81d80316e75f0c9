import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderToPrice } from '../checkout/pricedOrder.ts';
import { priceOrder } from '../checkout/priceOrder.ts';
import { rupiah } from '../money/rupiah.ts';
import { missingPoints } from './missingPoints.ts';
import { redeemProblems } from './redeemProblems.ts';
import { usefulPoints } from './usefulPoints.ts';
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

describe('how many points to redeem', () => {
  const priced = (price: number, redeem: number) =>
    priceOrder({ ...order, lines: [{ unitPrice: rupiah(price), quantity: 1 }], redeem: rupiah(redeem) });

  it('is all there are, or what brings the total to 0 [S4.34]', () => {
    expect(usefulPoints(4_600, priced(1_800_000, 0))).toBe(4_600);
    expect(usefulPoints(5_000_000, priced(1_800_000, 0))).toBe(1_800_000);
    expect(usefulPoints(0, priced(1_800_000, 0))).toBe(0);
    expect(usefulPoints(-50, priced(1_800_000, 0))).toBe(0);
  });

  it('can be redeemed and is taken whole, and one more would be of no use', () => {
    const price = fc.integer({ min: 1, max: 10 ** 10 });
    const points = fc.integer({ min: 1, max: 10 ** 10 });
    fc.assert(
      fc.property(price, points, points, (cost, active, redeemed) => {
        const useful = usefulPoints(active, priced(cost, redeemed));
        expect(whyNotRedeem(useful, active)).toBeUndefined();
        expect(priced(cost, useful)).toMatchObject({ redeemUsed: useful, payable: cost - useful });
        if (useful < active) expect(priced(cost, useful + 1)).toMatchObject({ redeemUsed: useful, payable: 0 });
      }),
    );
  });

  it('says how many are missing, exactly where they exceed what there is [S2.102, S5.38]', () => {
    expect([missingPoints(5_000, 4_600), missingPoints(10, -5), missingPoints(4_600, 4_600)]).toEqual([400, 10, 0]);
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.integer(), (points, active) => {
        const missing = missingPoints(points, active);
        expect(missing > 0).toBe(whyNotRedeem(points, active)?.code === 'POINTS_EXCEED');
        expect(whyNotRedeem(points, Math.max(0, active) + missing)).toBeUndefined();
      }),
    );
  });
});

const order: OrderToPrice = {
  lines: [],
  shipping: null,
  freeShipping: false,
  uniqueCode: 0,
  couponDiscount: rupiah(0),
  redeem: rupiah(0),
  isReseller: false,
};
