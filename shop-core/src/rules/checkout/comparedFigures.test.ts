import { expect, it } from 'vitest';
import { rupiah } from '../money/rupiah.ts';
import { comparedFigures } from './comparedFigures.ts';
import type { OrderFigures } from './orderFigures.ts';

const before: OrderFigures = {
  totalAmount: rupiah(1_800_000),
  discountCoupon: rupiah(0),
  uniqueCode: 123,
  shippingCost: rupiah(30_000),
  discountRedeem: rupiah(25_000),
  redeemPoint: 25_000,
  grandTotal: rupiah(1_804_877),
  pointReward: 6,
};

it('compares every figure that is or was something, the points among them', () => {
  const now = { ...before, discountRedeem: rupiah(0), redeemPoint: 0, grandTotal: rupiah(1_829_877) };
  expect(comparedFigures(before, now)).toEqual([
    { name: 'totalAmount', before: 1_800_000, now: 1_800_000, isChanged: false },
    { name: 'shippingCost', before: 30_000, now: 30_000, isChanged: false },
    { name: 'uniqueCode', before: 123, now: 123, isChanged: false },
    { name: 'discountRedeem', before: 25_000, now: 0, isChanged: true },
    { name: 'grandTotal', before: 1_804_877, now: 1_829_877, isChanged: true },
    { name: 'pointReward', before: 6, now: 6, isChanged: false },
  ]);
});

it('shows no reward to whoever never gets one', () => {
  const reseller = { ...before, pointReward: 0 };
  expect(comparedFigures(reseller, reseller).map(({ name }) => name)).not.toContain('pointReward');
});

it('shows what is new as well, and what is paid when that is nothing', () => {
  const nothing = {
    ...before,
    uniqueCode: 0,
    shippingCost: rupiah(0),
    discountRedeem: rupiah(0),
    grandTotal: rupiah(0),
  };
  const rows = comparedFigures(nothing, { ...nothing, discountCoupon: rupiah(50_000), pointReward: 0 });
  expect(rows.map(({ name, isChanged }) => [name, isChanged])).toEqual([
    ['totalAmount', false],
    ['discountCoupon', true],
    ['grandTotal', false],
    ['pointReward', true],
  ]);
});
