import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { rupiah } from '../money/rupiah.ts';
import { subsetsOf } from '../testSubsets.ts';
import { differingFigures } from './differingFigures.ts';
import { type FigureName, type OrderFigures, orderFigures } from './orderFigures.ts';
import type { LineToPrice, OrderToPrice, PriceEntry } from './pricedOrder.ts';
import { priceOrder } from './priceOrder.ts';

const plain: OrderToPrice = {
  lines: [{ unitPrice: rupiah(1_000_000), quantity: 2, fixedPoint: 15 }],
  shipping: { cost: rupiah(30_000) },
  freeShipping: false,
  uniqueCode: 321,
  couponDiscount: rupiah(0),
  redeem: rupiah(0),
  isReseller: false,
};
const price = (change: Partial<OrderToPrice>) => priceOrder({ ...plain, ...change });
const told = (entries: readonly PriceEntry[]) =>
  entries.map(({ code, amount, because }) => [code, amount, because].filter((part) => part !== undefined).join(' '));
const sum = (entries: readonly PriceEntry[]) => entries.reduce((total, { amount }) => total + amount, 0);

describe('the price of an order', () => {
  it('is total minus coupon minus unique code plus shipping minus redeem, step by step [S9.13]', () => {
    const priced = price({ couponDiscount: rupiah(100_000), redeem: rupiah(50_000) });
    expect(told(priced.entries)).toEqual([
      'SUBTOTAL 2000000',
      'SHIPPING 30000',
      'UNIQUE_CODE -321',
      'COUPON -100000',
      'REDEEM -50000',
    ]);
    expect(priced.payable).toBe(1_879_679);
    expect(priced.grandTotalRaw).toBe(1_879_679);
  });

  it('is lowered by coupon and points alike [S4.20]', () => {
    const full = price({}).payable;
    expect(price({ couponDiscount: rupiah(7_000) }).payable).toBe(full - 7_000);
    expect(price({ redeem: rupiah(7_000) }).payable).toBe(full - 7_000);
  });

  it('adds no shipping when it is free, and shows what was saved', () => {
    const priced = price({ freeShipping: true });
    expect(told(priced.entries).slice(1, 3)).toEqual(['SHIPPING 30000', 'FREE_SHIPPING -30000']);
    expect(priced).toMatchObject({ shippingCharged: 0, payable: 1_999_679 });
    const gift = price({ freeShipping: true, shipping: { cost: rupiah(0) } });
    expect(told(gift.entries).slice(1)).toEqual(['SHIPPING 0', 'UNIQUE_CODE -321']);
  });

  it('adds no shipping to an online order, and says so [S4.23]', () => {
    const priced = price({ shipping: 'online' });
    expect(told(priced.entries)).toContain('SHIPPING 0 ONLINE_ONLY');
    expect(priced.payable).toBe(1_999_679);
  });

  it('leaves shipping out while its cost is not known', () => {
    const priced = price({ shipping: null });
    expect(told(priced.entries)).toEqual(['SUBTOTAL 2000000', 'UNIQUE_CODE -321']);
    expect(priced.shippingCharged).toBe(0);
  });

  it('takes no more coupon than the lines cost', () => {
    const priced = price({ couponDiscount: rupiah(3_000_000) });
    expect(told(priced.entries)).toContain('COUPON -2000000 COUPON_CAPPED');
    expect(priced).toMatchObject({ couponUsed: 2_000_000, payable: 29_679 });
  });

  it('skips a unique code that the total is not above', () => {
    const small = { lines: [{ unitPrice: rupiah(321), quantity: 1 }] };
    expect(price(small)).toMatchObject({ uniqueCodeUsed: 0, payable: 30_321 });
    expect(price({ lines: [{ unitPrice: rupiah(322), quantity: 1 }] })).toMatchObject({ uniqueCodeUsed: 321 });
  });

  it('skips a unique code that would eat what a coupon left over', () => {
    const free = { couponDiscount: rupiah(1_999_700), shipping: 'online' } as const;
    expect(price(free)).toMatchObject({ uniqueCodeUsed: 0, payable: 300, grandTotalRaw: 300 });
    expect(price({ ...free, couponDiscount: rupiah(1_999_679) })).toMatchObject({ uniqueCodeUsed: 0, payable: 321 });
    expect(price({ ...free, couponDiscount: rupiah(1_999_678) })).toMatchObject({ uniqueCodeUsed: 321, payable: 1 });
  });

  it('is 0 and never credit when the points are worth more, and takes only those needed [S4.34]', () => {
    const priced = price({ redeem: rupiah(5_000_000) });
    expect(priced).toMatchObject({ payable: 0, grandTotalRaw: -2_970_321, redeemUsed: 2_029_679 });
    expect(told(priced.entries).slice(-2)).toEqual(['REDEEM -5000000', 'FLOOR 2970321 POINTS_NOT_TAKEN']);
  });

  it('rewards the fixed points of every piece, but not to a reseller', () => {
    const lines = [
      ...plain.lines,
      { unitPrice: rupiah(5), quantity: 3, fixedPoint: 4 },
      { unitPrice: rupiah(5), quantity: 9 },
    ];
    expect(price({ lines }).pointReward).toBe(2 * 15 + 3 * 4);
    expect(price({ lines, isReseller: true }).pointReward).toBe(0);
  });

  it('of nothing is nothing', () => {
    const nothing = price({ lines: [], shipping: null });
    expect(nothing).toMatchObject({ totalAmount: 0, payable: 0, grandTotalRaw: 0, uniqueCodeUsed: 0, pointReward: 0 });
    expect(told(nothing.entries)).toEqual(['SUBTOTAL 0']);
  });

  it.each<Partial<OrderToPrice>>([
    { redeem: rupiah(-5) },
    { couponDiscount: rupiah(-1) },
    { uniqueCode: -1 },
    { uniqueCode: 1.5 },
    { shipping: { cost: rupiah(-30_000) } },
    { lines: [{ unitPrice: rupiah(2), quantity: 1.5 }] },
    { lines: [{ unitPrice: rupiah(2), quantity: -1 }] },
    { lines: [{ unitPrice: rupiah(-2), quantity: 1 }] },
    { lines: [{ unitPrice: rupiah(2), quantity: Number.NaN }] },
    { lines: [{ unitPrice: rupiah(Number.MAX_SAFE_INTEGER), quantity: 2 }] },
    { lines: [{ unitPrice: rupiah(1), quantity: 1, fixedPoint: -1 }] },
  ])('is refused loudly for an amount that cannot be: %j', (change) => {
    expect(() => price(change)).toThrow(RangeError);
  });
});

describe('the price of any order', () => {
  const money = (max: number) => fc.nat(max).map(rupiah);
  const line: fc.Arbitrary<LineToPrice> = fc.record({
    unitPrice: money(2_000_000_000),
    quantity: fc.integer({ min: 1, max: 50 }),
    fixedPoint: fc.nat(1000),
  });
  const order: fc.Arbitrary<OrderToPrice> = fc.record({
    lines: fc.array(line, { maxLength: 8 }),
    shipping: fc.oneof(fc.constant('online' as const), fc.constant(null), fc.record({ cost: money(500_000) })),
    freeShipping: fc.boolean(),
    uniqueCode: fc.nat(999),
    couponDiscount: fc.oneof(fc.constant(rupiah(0)), money(3_000), money(2_000_000_000)),
    redeem: fc.oneof(fc.constant(rupiah(0)), money(3_000), money(2_000_000_000)),
    isReseller: fc.boolean(),
  });
  const small: fc.Arbitrary<OrderToPrice> = order.map((each) => ({
    ...each,
    lines: each.lines.map((one) => ({ ...one, unitPrice: rupiah(one.unitPrice % 700), quantity: 1 })),
  }));
  const holds = (check: (order: OrderToPrice) => void) =>
    fc.assert(fc.property(fc.oneof(order, small), check), { numRuns: 2000 });

  it('is the sum of its entries, whole and never below 0', () => {
    holds((each) => {
      const { entries, payable } = priceOrder(each);
      expect(sum(entries)).toBe(payable);
      expect(payable).toBeGreaterThanOrEqual(0);
      for (const { amount } of entries) expect(Number.isSafeInteger(amount) && !Object.is(amount, -0)).toBe(true);
    });
  });

  it('without the floor is the formula, below 0 only by points [S9.13]', () => {
    holds((each) => {
      const priced = priceOrder(each);
      const total = each.lines.reduce((rest, { unitPrice, quantity }) => rest + unitPrice * quantity, 0);
      const { couponUsed, uniqueCodeUsed, shippingCharged, grandTotalRaw, payable, redeemUsed } = priced;
      expect(priced.totalAmount).toBe(total);
      expect(grandTotalRaw).toBe(total - couponUsed - uniqueCodeUsed + shippingCharged - each.redeem);
      expect(sum(priced.entries.filter(({ code }) => code !== 'FLOOR'))).toBe(grandTotalRaw);
      expect(payable).toBe(Math.max(0, grandTotalRaw));
      expect(grandTotalRaw < 0).toBe(redeemUsed < each.redeem);
    });
  });

  it('takes no more than is offered or owed', () => {
    holds((each) => {
      const { couponUsed, uniqueCodeUsed, redeemUsed, totalAmount, payable } = priceOrder(each);
      expect(couponUsed).toBe(Math.min(each.couponDiscount, totalAmount));
      expect([0, each.uniqueCode]).toContain(uniqueCodeUsed);
      expect(redeemUsed).toBeLessThanOrEqual(each.redeem);
      if (redeemUsed < each.redeem) expect(payable).toBe(0);
    });
  });

  it('shows its entries in one order, each at most once', () => {
    const sequence = ['SUBTOTAL', 'SHIPPING', 'FREE_SHIPPING', 'UNIQUE_CODE', 'COUPON', 'REDEEM', 'FLOOR'];
    holds((each) => {
      const places = priceOrder(each).entries.map(({ code }) => sequence.indexOf(code));
      expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
    });
  });

  it('gives figures that add up to the grand total', () => {
    holds((each) => {
      const figures = orderFigures(priceOrder(each));
      const { totalAmount, discountCoupon, uniqueCode, shippingCost, discountRedeem, grandTotal } = figures;
      expect(totalAmount - discountCoupon - uniqueCode + shippingCost - discountRedeem).toBe(grandTotal);
    });
  });
});

describe('the figures a client claims', () => {
  let fresh: OrderFigures;
  beforeEach(() => {
    fresh = orderFigures(price({ couponDiscount: rupiah(9_000), redeem: rupiah(4_000) }));
  });

  it('hold when they are those of the server', () => {
    expect(fresh).toEqual({
      totalAmount: 2_000_000,
      discountCoupon: 9_000,
      uniqueCode: 321,
      shippingCost: 30_000,
      discountRedeem: 4_000,
      redeemPoint: 4_000,
      grandTotal: 2_016_679,
      pointReward: 30,
    });
    expect(differingFigures({ ...fresh }, fresh)).toEqual([]);
  });

  it('are told apart one by one', () => {
    const names = Object.keys(fresh) as FigureName[];
    for (const changed of subsetsOf(names)) {
      const claim = { ...fresh, ...Object.fromEntries(changed.map((name) => [name, fresh[name] + 1])) };
      expect(differingFigures(claim, fresh)).toEqual(changed);
    }
  });
});
