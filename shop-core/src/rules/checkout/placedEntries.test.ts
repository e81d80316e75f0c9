import { describe, expect, it } from 'vitest';
import { rupiah } from '../money/rupiah.ts';
import { comparedFigures } from './comparedFigures.ts';
import { orderFigures } from './orderFigures.ts';
import { placedEntries } from './placedEntries.ts';
import { priceOrder } from './priceOrder.ts';

const priced = priceOrder({
  lines: [{ unitPrice: rupiah(1_000_000), quantity: 2 }],
  shipping: { cost: rupiah(30_000) },
  freeShipping: false,
  uniqueCode: 321,
  couponDiscount: rupiah(100_000),
  redeem: rupiah(50_000),
  isReseller: false,
});
const figures = orderFigures(priced);

describe('the steps of a placed order', () => {
  it('are those that were shown before it was placed, in the order of total, shipping, unique code, coupon, redeem [S2.125]', () => {
    expect(placedEntries(figures)).toEqual(priced.entries);
    expect(placedEntries(figures).map(({ code }) => code)).toEqual([
      'SUBTOTAL',
      'SHIPPING',
      'UNIQUE_CODE',
      'COUPON',
      'REDEEM',
    ]);
  });

  it('are compared in the same order when the figures changed on the way', () => {
    const amounts = comparedFigures(figures, figures).map(({ now }) => now);
    expect(amounts.slice(0, 5)).toEqual(placedEntries(figures).map(({ amount }) => Math.abs(amount)));
  });

  it('are all there when there was nothing to take off', () => {
    const bare = {
      ...figures,
      shippingCost: rupiah(0),
      uniqueCode: 0,
      discountCoupon: rupiah(0),
      discountRedeem: rupiah(0),
    };
    expect(placedEntries(bare).map(({ amount }) => amount)).toEqual([2_000_000, 0, 0, 0, 0]);
  });
});
