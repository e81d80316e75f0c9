import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupiah } from '../money/rupiah.ts';
import { formatRupiah } from './formatRupiah.ts';

describe('formatRupiah', () => {
  it.each([
    [0, 'Rp 0'],
    [-0, 'Rp 0'],
    [999, 'Rp 999'],
    [1_500_000, 'Rp 1.500.000'],
    [-1_500_000, '-Rp 1.500.000'],
    [Number.MAX_SAFE_INTEGER, 'Rp 9.007.199.254.740.991'],
  ])('shows %d with dots between the thousands [S9.9]', (amount, shown) => {
    expect(formatRupiah(rupiah(amount))).toBe(shown);
  });

  it('keeps every digit and the sign of any amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const shown = formatRupiah(rupiah(amount));
        expect(Number(shown.replace('Rp ', '').replaceAll('.', ''))).toBe(amount);
        expect(shown).toMatch(/^-?Rp \d{1,3}(\.\d{3})*$/);
      }),
    );
  });
});
