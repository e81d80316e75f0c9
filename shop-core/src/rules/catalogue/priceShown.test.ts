import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '../dates/calendarDate.ts';
import { jakartaDate } from '../dates/jakartaDate.ts';
import { rupiah } from '../money/rupiah.ts';
import { isOnSale } from './isOnSale.ts';
import { type PricedProduct, priceShown } from './priceShown.ts';

const window = { saleStart: calendarDate('2026-08-10'), saleEnd: calendarDate('2026-08-17') };
const during = calendarDate('2026-08-12');
const after = calendarDate('2026-08-18');

describe('a sale', () => {
  it('runs from its first day to its last, both included [S4.11]', () => {
    const days = ['2026-08-09', '2026-08-10', '2026-08-13', '2026-08-17', '2026-08-18'].map(calendarDate);
    expect(days.map((day) => isOnSale(window, day))).toEqual([false, true, true, true, false]);
  });

  it('ends at midnight in Jakarta, wherever the server stands', () => {
    expect(isOnSale(window, jakartaDate(new Date('2026-08-17T16:59:59Z')))).toBe(true);
    expect(isOnSale(window, jakartaDate(new Date('2026-08-17T17:00:00Z')))).toBe(false);
  });

  it('needs both days', () => {
    expect(isOnSale({ saleStart: window.saleStart, saleEnd: null }, during)).toBe(false);
    expect(isOnSale({ saleEnd: window.saleEnd }, during)).toBe(false);
    expect(isOnSale({}, during)).toBe(false);
  });
});

describe('priceShown', () => {
  const regular: PricedProduct = { regularPrice: rupiah(100_000) };
  const onSale = { ...regular, ...window, salePrice: rupiah(80_000) };

  it('is the regular price for a visitor', () => {
    expect(priceShown({ ...regular, price: null }, during)).toEqual({ price: 100_000, because: 'REGULAR' });
  });

  it('is the own price of a customer', () => {
    expect(priceShown({ ...regular, price: rupiah(95_000) }, during)).toEqual({ price: 95_000, because: 'PERSONAL' });
    expect(priceShown({ ...regular, price: rupiah(100_000) }, during).because).toBe('REGULAR');
  });

  it('is the sale price beside the struck-through regular price', () => {
    expect(priceShown(onSale, during)).toEqual({ price: 80_000, struckThrough: 100_000, because: 'SALE' });
    expect(priceShown(onSale, after)).toEqual({ price: 100_000, because: 'REGULAR' });
  });

  it('is the lower of an own price and a sale', () => {
    const own = (price: number) => priceShown({ ...onSale, price: rupiah(price) }, during);
    expect(own(90_000)).toEqual({ price: 80_000, struckThrough: 100_000, because: 'SALE' });
    expect(own(70_000)).toEqual({ price: 70_000, struckThrough: 100_000, because: 'PERSONAL' });
  });

  it('strikes nothing through for a sale that saves nothing', () => {
    expect(priceShown({ ...onSale, salePrice: rupiah(100_000) }, during)).toEqual({
      price: 100_000,
      because: 'REGULAR',
    });
  });

  it('is never above any price that holds, and struck through only what is more', () => {
    const amount = fc.nat(1_000_000).map(rupiah);
    fc.assert(
      fc.property(
        amount,
        fc.option(amount),
        fc.option(amount),
        fc.boolean(),
        (regularPrice, price, salePrice, isRunning) => {
          const shown = priceShown({ ...window, regularPrice, price, salePrice }, isRunning ? during : after);
          const holding = [regularPrice, price, isRunning ? salePrice : null].filter((each) => each !== null);
          expect(shown.price).toBe(Math.min(...holding));
          if (shown.struckThrough !== undefined) expect(shown.struckThrough).toBeGreaterThan(shown.price);
          expect('struckThrough' in shown).toBe(isRunning && salePrice !== null && salePrice < regularPrice);
        },
      ),
    );
  });
});
