import { describe, expect, it } from 'vitest';
import { dayText, momentText, moneyText } from './formats.ts';

it('writes a day in the language of the console, whatever zone the browser is in', () => {
  expect(dayText('2026-08-01', 'id')).toBe('01 Agu 2026');
  expect(dayText('2026-08-01', 'en')).toBe('01 Aug 2026');
});

it('writes a moment as the clock in Jakarta shows it', () => {
  expect(momentText('2026-12-31T17:30:00.000Z', 'id')).toBe('01 Jan 2027, 00.30 WIB');
});

describe('an amount', () => {
  it.each([
    [12_500_000, 'IDR', 'id', 'Rp\u00A012.500.000'],
    [1_250.5, 'USD', 'id', 'USD\u00A01.250,50'],
    [1_250.5, 'USD', 'en', 'USD\u00A01,250.50'],
    [-3_000, 'IDR', 'id', '-Rp\u00A03.000'],
    [0, 'EUR', 'en', 'EUR\u00A00.00'],
  ])('of %d %s is written in %s as %s', (amount, currency, locale, text) => {
    expect(moneyText(amount, currency, locale)).toBe(text);
  });
});
