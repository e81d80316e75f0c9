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
 * before PPN. Rupiah are whole, other currencies have cents.
 */
export function feeNoteAmounts(
  lines: readonly NoteLine[],
  { currency, taxCode, ppnRate, pph23Rate }: NoteTaxes,
): NoteAmounts {
  const parts = currency === 'IDR' ? 1 : 100;
  // In whole parts, so that nothing is lost between cents and halves.
  const units = (amount: number) => Math.round(amount * parts);
  const sum = (which: readonly NoteLine[]) => which.reduce((total, { amount }) => total + units(amount), 0);
  const subtotal = sum(lines);
  const dpp = sum(lines.filter(({ isTaxable }) => isTaxable));
  const dppOther = taxCode === '04' ? Math.round((dpp * 11) / 12) : 0;
  const ppn = Math.round((dppOther * ppnRate) / 100);
  const pph23 = Math.round((dpp * pph23Rate) / 100);
  const amounts = { subtotal, dpp, dppOther, ppn, pph23, total: subtotal + ppn, cashExpected: subtotal + ppn - pph23 };
  return {
    subtotal: amounts.subtotal / parts,
    dpp: amounts.dpp / parts,
    dppOther: amounts.dppOther / parts,
    ppn: amounts.ppn / parts,
    pph23: amounts.pph23 / parts,
    total: amounts.total / parts,
    cashExpected: amounts.cashExpected / parts,
  };
}
