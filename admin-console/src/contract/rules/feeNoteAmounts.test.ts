import { describe, expect, it } from 'vitest';
import { feeNoteAmounts } from './feeNoteAmounts.ts';

const fee = (amount: number) => ({ amount, isTaxable: true });
const indonesian = { currency: 'IDR', taxCode: '04', ppnRate: 12, pph23Rate: 2 } as const;

describe('the sums of a fee note', () => {
  it('are those of the worked example: 10,000,000 under code 04, PPh 23 held back', () => {
    expect(feeNoteAmounts([fee(10_000_000)], indonesian)).toEqual({
      ...{ subtotal: 10_000_000, dpp: 10_000_000, dppOther: 9_166_667, ppn: 1_100_000 },
      ...{ pph23: 200_000, total: 11_100_000, cashExpected: 10_900_000 },
    });
  });

  it('tax neither what was only laid out, nor what a discount took off', () => {
    const lines = [fee(12_000_000), fee(-2_000_000), { amount: 3_500_000, isTaxable: false }];
    expect(feeNoteAmounts(lines, indonesian)).toMatchObject({
      ...{ subtotal: 13_500_000, dpp: 10_000_000, ppn: 1_100_000, pph23: 200_000, total: 14_600_000 },
    });
  });

  it('of what takes a note back are the same below zero, to the rupiah and to the cent', () => {
    // Half a rupiah: 11/12 of 6 is 5.5, and 11/12 of -6 is -5.5. Half a cent: 12 % of 0.125 dollars is 1.5 cents.
    for (const currency of ['IDR', 'USD'] as const) {
      const taxes = { ...indonesian, currency };
      for (const amount of [6, 18, 25, 75, 10_000_000]) {
        const note = feeNoteAmounts([fee(amount)], taxes);
        const back = feeNoteAmounts([fee(-amount)], taxes);
        expect(note.total + back.total, `${currency} ${amount}`).toBe(0);
        expect(note.dppOther + back.dppOther, `${currency} ${amount}`).toBe(0);
        expect(note.cashExpected + back.cashExpected, `${currency} ${amount}`).toBe(0);
      }
    }
    expect(feeNoteAmounts([fee(-6)], indonesian)).toMatchObject({ dppOther: -6, ppn: -1, total: -7 });
  });

  it('keep cents of a dollar, and hold no tax for a client abroad', () => {
    const abroad = { currency: 'USD', taxCode: 'export0', ppnRate: 12, pph23Rate: 0 } as const;
    expect(feeNoteAmounts([fee(1_234.55), fee(0.1), fee(0.2)], abroad)).toEqual({
      ...{ subtotal: 1_234.85, dpp: 1_234.85, dppOther: 0, ppn: 0, pph23: 0, total: 1_234.85, cashExpected: 1_234.85 },
    });
  });
});
