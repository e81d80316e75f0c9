import type { Rupiah } from '../money/rupiah.ts';
import { timesRupiah } from '../money/timesRupiah.ts';

/** What a total needs of a cart line. */
export interface LineToTotal {
  readonly price: Rupiah;
  readonly quantity: number;
}

/**
 * What a cart line costs, in rupiah: its unit price times its quantity.
 * @throws RangeError when that is not whole or too large to be exact
 */
export function lineTotal({ price, quantity }: LineToTotal): Rupiah {
  return timesRupiah(price, quantity);
}
