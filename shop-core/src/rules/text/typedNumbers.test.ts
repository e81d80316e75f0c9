import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dotDecimal } from './dotDecimal.ts';
import { formatCount } from './formatCount.ts';
import { formatHundredths } from './formatHundredths.ts';
import { parseDecimal } from './parseDecimal.ts';
import { parseThousands } from './parseThousands.ts';

describe('a typed decimal number', () => {
  it('has a comma or a dot [S5.67]', () => {
    expect(dotDecimal('1,5')).toBe('1.5');
    expect(parseDecimal('1,5', 3)).toBe(1_500);
    expect(parseDecimal('1.5', 3)).toBe(1_500);
  });

  it.each([
    ['0', 3, 0],
    ['7', 3, 7_000],
    ['0,001', 3, 1],
    ['99,99', 2, 9_999],
    ['99.9000', 2, 9_990],
    [' 12 ', 0, 12],
    ['12,000', 0, 12],
    ['999999999999,999', 3, 999_999_999_999_999],
  ])('%j with %d decimals is %d', (text, decimals, value) => expect(parseDecimal(text, decimals)).toBe(value));

  it('is null when nothing was typed', () => {
    expect(parseDecimal('', 2)).toBeNull();
    expect(parseDecimal('  ', 2)).toBeNull();
  });

  it('has thousands where both separators stand, and may be too large or below 0', () => {
    expect(parseDecimal('1.000,5', 3)).toBe(1_000_500);
    expect(parseDecimal('1,000.5', 3)).toBe(1_000_500);
    expect(parseDecimal('1.000.000', 3)).toBe(1_000_000_000);
    expect(parseDecimal('-1', 2)).toBe(-100);
    expect(parseDecimal('1'.repeat(20), 2)).toBe(Number.POSITIVE_INFINITY);
  });

  it.each(['+1', '1e3', '1,', ',5', '1,5,5', '10.00,5', 'lima', '0x10', '1 5', '1,001', '٣', 'NaN'])(
    'with 2 decimals is not %j',
    (text) => expect(parseDecimal(text, 2)).toBeNaN(),
  );

  it('is exactly what was written', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.nat(999), fc.constantFrom(',', '.'), (whole, rest, separator) => {
        const text = `${whole}${separator}${String(rest).padStart(3, '0')}`;
        expect(parseDecimal(text, 3)).toBe(whole * 1000 + rest);
      }),
    );
  });
});

describe('a typed amount', () => {
  it('has dots between the thousands, or none [S5.66]', () => {
    expect(parseThousands('1.500.000')).toBe(1_500_000);
    expect(parseThousands('1500000')).toBe(1_500_000);
    expect(parseThousands(' Rp 1.500.000 ')).toBe(1_500_000);
    expect(parseThousands('0')).toBe(0);
  });

  it('is null when nothing was typed', () => {
    for (const text of ['', ' ', 'Rp ', 'rp']) expect(parseThousands(text)).toBeNull();
  });

  it('of a bank or of another language is the same amount, and no cents are lost', () => {
    for (const text of ['1500000.00', '1.500.000,00', '1,500,000.00', 'Rp1.500.000,-', 'IDR 1 500 000']) {
      expect(parseThousands(text)).toBe(1_500_000);
    }
    expect(parseThousands('1500000.50')).toBeNaN();
    expect(parseThousands('-5')).toBe(-5);
    expect(parseThousands('9007199254740992')).toBe(Number.POSITIVE_INFINITY);
  });

  it.each(['1.5', '1.50', '15.00.000', '.500', '1.5000', '1,5', '1e6', 'Rp Rp 5', 'seribu', '5 Rp'])(
    'is not %j',
    (text) => expect(parseThousands(text)).toBeNaN(),
  );

  it('is read as it is shown', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (amount) => {
        expect(parseThousands(formatCount(amount))).toBe(amount);
        expect(parseThousands(String(amount))).toBe(amount);
      }),
    );
  });
});

describe('hundredths', () => {
  it.each([
    [0, '0,00'],
    [5, '0,05'],
    [-5, '-0,05'],
    [123_456, '1.234,56'],
    [-100_000, '-1.000,00'],
    [Number.MAX_SAFE_INTEGER, '90.071.992.547.409,91'],
  ])('%d are shown as %s', (hundredths, shown) => expect(formatHundredths(hundredths)).toBe(shown));
});
