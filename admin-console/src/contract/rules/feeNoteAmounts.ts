import { roundedShare } from 'shop-core/rules/back-office';

interface NoteLine {
  readonly amount: number;
  readonly isTaxable: boolean;
}

/** How a fee note is taxed. Percentages are those of the dated rows. */
export interface NoteTaxes {
  readonly currency: 'IDR' | 'USD' | 'SGD' | 'EUR';
  readonly taxCode: '04' | 'exempt' | 'export0';
  readonly ppnRate: number;
  /** Percent of the gross fee that the client holds back; 0 for one that does not. */
  readonly pph23Rate: number;
}

export interface NoteAmounts {
  readonly subtotal: number;
  readonly dpp: number;
  readonly dppOther: number;
  readonly ppn: number;
  readonly pph23: number;
  readonly total: number;
  readonly cashExpected: number;
}

/**
 * The sums of a fee note. Under code 04 PPN is counted from 11/12 of the taxable lines (DPP nilai lain); PPh 23 from all of them,
 * before PPN. Rupiah are whole, other currencies have cents; a half goes away from zero, so that what takes a note back comes to the same.
 */
export function feeNoteAmounts(
  lines: readonly NoteLine[],
  { currency, taxCode, ppnRate, pph23Rate }: NoteTaxes,
): NoteAmounts {
  const decimals = currency === 'IDR' ? 0 : 2;
  const share = (amount: number, of: readonly [number, number] = [1, 1]) => roundedShare(amount, of, decimals);
  // Cents are added as whole ones.
  const unit = 10 ** decimals;
  const sum = (which: readonly NoteLine[]) =>
    which.reduce((total, { amount }) => total + roundedShare(amount, [unit, 1]), 0) / unit;
  const subtotal = sum(lines);
  const dpp = sum(lines.filter(({ isTaxable }) => isTaxable));
  const dppOther = taxCode === '04' ? share(dpp, [11, 12]) : 0;
  const ppn = share(dppOther, [ppnRate, 100]);
  const pph23 = share(dpp, [pph23Rate, 100]);
  const total = share(subtotal + ppn);
  return { subtotal, dpp, dppOther, ppn, pph23, total, cashExpected: share(total - pph23) };
}
