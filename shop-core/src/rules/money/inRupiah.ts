import { roundedShare } from './roundedShare.ts';
import { type Rupiah, rupiah } from './rupiah.ts';

/** An amount in a currency, and what one unit of that was in rupiah when it was booked; null when nobody has said. */
export interface BookedAmount {
  readonly amount: number;
  readonly currency: string;
  readonly rate: number | null;
}

/**
 * What an amount is in rupiah: rupiah need no rate, and an amount in another currency without one has no value in rupiah. A rate of 1 is
 * none: no other currency is a rupiah. Half a rupiah goes away from zero.
 * @returns undefined when there is none: it is left out of a sum, and the sum says so
 */
export function inRupiah({ amount, currency, rate }: BookedAmount): Rupiah | undefined {
  if (currency === 'IDR') return rupiah(roundedShare(amount));
  return rate === null || rate === 1 ? undefined : rupiah(roundedShare(amount, [rate, 1]));
}
