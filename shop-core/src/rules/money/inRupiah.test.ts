import { describe, expect, it } from 'vitest';
import { inRupiah } from './inRupiah.ts';
import { roundedShare } from './roundedShare.ts';

describe('a rounded share', () => {
  it.each([
    [0.5, 1],
    [-0.5, -1],
    [1.5, 2],
    [-1.5, -2],
    [2.5, 3],
    [-2.5, -3],
    [0.49, 0],
    [-0.49, 0],
  ])('of %d is %d: a half goes away from zero on both sides', (amount, rounded) => {
    expect(roundedShare(amount)).toBe(rounded);
  });

  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [8.345, 2, 8.35],
    [0.285, 2, 0.29],
  ])('of %d with %d decimals is %d, as it is written and not as a computer holds it', (amount, decimals, rounded) => {
    expect(roundedShare(amount, [1, 1], decimals)).toBe(rounded);
  });

  it('multiplies and divides exactly', () => {
    expect(roundedShare(10_000_000, [11, 12])).toBe(9_166_667);
    expect(roundedShare(-6, [11, 12])).toBe(-6);
    expect(roundedShare(33, [0.5, 1])).toBe(17);
    expect(roundedShare(7, [1, 0.5])).toBe(14);
  });

  it('takes what is written with a power of ten', () => {
    expect(roundedShare(1e-7)).toBe(0);
    expect(roundedShare(-5e-7, [1e6, 1])).toBe(-1);
    expect(roundedShare(1e21, [1, 1e20])).toBe(10);
  });

  it('is no number where it could not be exact', () => {
    expect(() => roundedShare(9_007_199_254_740_991, [2, 1])).toThrow(RangeError);
    expect(() => roundedShare(1e21)).toThrow(RangeError);
    expect(() => roundedShare(Number.NaN)).toThrow(RangeError);
    expect(() => roundedShare(1, [1, 0])).toThrow(RangeError);
  });
});

describe('in rupiah', () => {
  it('an amount is what its booked rate says, half a rupiah away from zero', () => {
    expect(inRupiah({ amount: 1_200.5, currency: 'USD', rate: 16_250.5 })).toBe(19_508_725);
    expect(inRupiah({ amount: 0.01, currency: 'USD', rate: 16_250 })).toBe(163);
    expect(inRupiah({ amount: -0.01, currency: 'USD', rate: 16_250 })).toBe(-163);
  });

  it('rupiah need no rate, and other money without one has no value', () => {
    expect(inRupiah({ amount: 250_000, currency: 'IDR', rate: null })).toBe(250_000);
    expect(inRupiah({ amount: 250, currency: 'USD', rate: null })).toBeUndefined();
    expect(inRupiah({ amount: 250, currency: 'USD', rate: 1 })).toBeUndefined();
  });
});
