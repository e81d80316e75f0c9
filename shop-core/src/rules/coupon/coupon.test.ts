import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerTypes, productSegments } from '../constants.ts';
import { calendarDate } from '../dates/calendarDate.ts';
import { rupiah } from '../money/rupiah.ts';
import { subsetsOf } from '../testSubsets.ts';
import type { Coupon, CouponBenefit } from './coupon.ts';
import { couponDiscount } from './couponDiscount.ts';
import { couponLabel } from './couponLabel.ts';
import { couponProblems } from './couponProblems.ts';
import { isFreeShipping } from './isFreeShipping.ts';
import { isResellerCoupon } from './isResellerCoupon.ts';
import { normalisedCode } from './normalisedCode.ts';
import { type CouponAttempt, whyNotCoupon } from './whyNotCoupon.ts';

const today = calendarDate('2026-08-17');
const coupon: Coupon = {
  code: 'MERDEKA',
  type: { code: 'CT-1', name: 'Potongan harga' },
  benefit: { kind: 'AMOUNT', amount: rupiah(50_000) },
  withFreeShipping: false,
  from: today,
  until: today,
  quota: 10,
  used: 9,
  customerLimit: 2,
  usedByCustomer: 1,
  minimum: rupiah(500_000),
  segment: 'ALL',
};
const attempt: CouponAttempt = { today, customerType: 'INDIVIDU', subtotal: rupiah(500_000) };
const why = (change: Partial<Coupon>, other: Partial<CouponAttempt> = {}) =>
  whyNotCoupon({ ...coupon, ...change }, { ...attempt, ...other });

describe('a coupon', () => {
  it('holds on its first and its last day, up to its quota and limits, from its minimum on', () => {
    expect(why({})).toBeUndefined();
    expect(why({ from: null, until: null, quota: null, customerLimit: null, minimum: rupiah(0) })).toBeUndefined();
  });

  it('may be unknown', () => {
    for (const missing of [null, undefined]) expect(whyNotCoupon(missing, attempt)).toEqual({ code: 'COUPON_UNKNOWN' });
  });

  it.each(productSegments)('of segment %s is for these customers alone', (segment) => {
    for (const customerType of customerTypes) {
      const isFine = segment === 'ALL' || segment === customerType;
      const refused = { code: 'COUPON_SEGMENT_NOT_ALLOWED', segment };
      expect(why({ segment }, { customerType })).toEqual(isFine ? undefined : refused);
    }
  });

  it('does not hold before its first day', () => {
    const from = calendarDate('2026-08-18');
    expect(why({ from, until: null })).toEqual({ code: 'COUPON_NOT_YET', from });
  });

  it('does not hold after its last day', () => {
    const until = calendarDate('2026-08-16');
    expect(why({ from: null, until })).toEqual({ code: 'COUPON_EXPIRED', until });
  });

  it('is used up at its quota', () => {
    for (const used of [10, 11]) expect(why({ used })).toEqual({ code: 'COUPON_USED_UP' });
    expect(why({ quota: 0, used: 0 })).toEqual({ code: 'COUPON_USED_UP' });
  });

  it('holds so many times for one customer', () => {
    for (const usedByCustomer of [2, 3]) {
      expect(why({ usedByCustomer })).toEqual({ code: 'COUPON_LIMIT_REACHED', limit: 2 });
    }
  });

  it('says how much is missing to its minimum', () => {
    expect(why({}, { subtotal: rupiah(460_000) })).toEqual({
      code: 'COUPON_BELOW_MINIMUM',
      minimum: 500_000,
      missing: 40_000,
    });
  });

  it('names the first reason, what the shopper can change last', () => {
    const broken: (Partial<Coupon> & { reason: string })[] = [
      { reason: 'COUPON_SEGMENT_NOT_ALLOWED', segment: 'CORPORATE' },
      { reason: 'COUPON_NOT_YET', from: calendarDate('2026-08-18') },
      { reason: 'COUPON_EXPIRED', until: calendarDate('2026-08-16') },
      { reason: 'COUPON_USED_UP', used: 10 },
      { reason: 'COUPON_LIMIT_REACHED', usedByCustomer: 2 },
      { reason: 'COUPON_BELOW_MINIMUM', minimum: rupiah(500_001) },
    ];
    for (const chosen of subsetsOf(broken)) {
      expect(why(Object.assign({}, ...chosen))?.code).toBe(chosen[0]?.reason);
    }
  });

  it('holds once what is missing is bought', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 40).map(rupiah), fc.nat(2 ** 40).map(rupiah), (minimum, subtotal) => {
        const problem = why({ minimum }, { subtotal });
        expect(problem?.code).toBe(subtotal < minimum ? 'COUPON_BELOW_MINIMUM' : undefined);
        if (problem?.code !== 'COUPON_BELOW_MINIMUM') return;
        expect(problem.missing).toBeGreaterThan(0);
        expect(why({ minimum }, { subtotal: rupiah(subtotal + problem.missing) })).toBeUndefined();
        expect(why({ minimum }, { subtotal: rupiah(subtotal + problem.missing - 1) })).toBeDefined();
      }),
    );
  });
});

describe('what a coupon takes off', () => {
  const off = (benefit: CouponBenefit, subtotal: number) => couponDiscount({ benefit }, rupiah(subtotal));
  const percent = (basisPoints: number, cap: number | null = null): CouponBenefit => ({
    kind: 'PERCENT',
    basisPoints,
    cap: cap === null ? null : rupiah(cap),
  });

  it('is an amount, or as much as the lines cost', () => {
    expect(off(coupon.benefit, 50_001)).toBe(50_000);
    expect(off(coupon.benefit, 49_999)).toBe(49_999);
  });

  it('is a percentage, rounded down to whole rupiah', () => {
    expect(off(percent(1_250), 1_000)).toBe(125);
    expect(off(percent(1_250), 1_007)).toBe(125);
    expect(off(percent(1), 9_999)).toBe(0);
    expect(off(percent(10_000), 777)).toBe(777);
    expect(off(percent(20_000), 777)).toBe(777);
  });

  it('is no more than the cap', () => {
    expect(off(percent(1_000, 25_000), 250_000)).toBe(25_000);
    expect(off(percent(1_000, 25_000), 250_010)).toBe(25_000);
    expect(off(percent(1_000, 25_000), 249_990)).toBe(24_999);
    expect(off(percent(1_000, 0), 249_990)).toBe(0);
  });

  it('is nothing when it gives something else', () => {
    expect(off({ kind: 'FREE_SHIPPING' }, 1_000)).toBe(0);
    expect(off({ kind: 'RESELLER' }, 1_000)).toBe(0);
  });

  it('is refused loudly when it would make things dearer', () => {
    expect(() => off({ kind: 'AMOUNT', amount: rupiah(-1) }, 1_000)).toThrow(RangeError);
    expect(() => off(percent(-1_000), 1_000)).toThrow(RangeError);
    expect(() => off(percent(0.5), 1_000)).toThrow(RangeError);
  });

  it('is exact for any cart, never below 0 and never above it', () => {
    const money = fc.nat(Number.MAX_SAFE_INTEGER).map(rupiah);
    fc.assert(
      fc.property(money, fc.nat(10_000), fc.option(money), (subtotal, basisPoints, cap) => {
        const discount = off({ kind: 'PERCENT', basisPoints, cap }, subtotal);
        // Rounded down: it fits into the share, and one rupiah more would not.
        const fits = (amount: number) => BigInt(amount) * 10_000n <= BigInt(subtotal) * BigInt(basisPoints);
        expect(fits(discount)).toBe(true);
        expect(discount).toBeLessThanOrEqual(subtotal);
        if (cap === null || discount < cap) expect(fits(discount + 1)).toBe(false);
        else expect(discount).toBe(cap);
      }),
    );
  });
});

describe('beside the discount', () => {
  it('shipping may be free', () => {
    expect(isFreeShipping(coupon)).toBe(false);
    expect(isFreeShipping({ ...coupon, withFreeShipping: true })).toBe(true);
    expect(isFreeShipping({ ...coupon, benefit: { kind: 'FREE_SHIPPING' } })).toBe(true);
  });

  it('a type called Reseller makes the order a reseller’s', () => {
    expect(isResellerCoupon({ name: 'Reseller' })).toBe(true);
    expect(isResellerCoupon({ name: ' RESELLER ' })).toBe(true);
    expect(isResellerCoupon(coupon.type)).toBe(false);
  });

  it('the amount is shown, of type CT-4 the name of the type [S9.17]', () => {
    expect(couponLabel({ code: 'CT-4', name: 'Gratis Ongkir' }, rupiah(50_000))).toBe('Gratis Ongkir');
    expect(couponLabel({ code: 'CT-1', name: 'Gratis Ongkir' }, rupiah(50_000))).toBe('Rp 50.000');
  });
});

describe('a coupon code', () => {
  it('is trimmed and in capitals', () => {
    expect(normalisedCode(' merdeka-17_A \n')).toBe('MERDEKA-17_A');
    expect(normalisedCode('a'.repeat(64))).toBe('A'.repeat(64));
  });

  it.each(['', ' ', 'DUA KODE', 'SATU,DUA', 'SATU\nDUA', 'a'.repeat(65), 'KUPON\0', 'ſale', 'ıstanbul', '＂'])(
    'is exactly one code, which %j is not',
    (text) => expect(normalisedCode(text)).toBeUndefined(),
  );

  it('stays as it is once it is normal', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZ09-_ ,é') }), (text) => {
        const code = normalisedCode(text);
        if (code !== undefined) expect(normalisedCode(code)).toBe(code);
        expect(couponProblems({ code: text }).length === 0).toBe(code !== undefined);
      }),
    );
  });

  it('is required in the dialog [S5.39]', () => {
    for (const code of [null, '', ' ']) expect(couponProblems({ code })).toEqual([{ field: 'code', code: 'REQUIRED' }]);
    expect(couponProblems({ code: 'A B' })).toEqual([{ field: 'code', code: 'INVALID' }]);
    expect(couponProblems({ code: ' merdeka ' })).toEqual([]);
  });
});
