import type { Rupiah } from '../money/rupiah.ts';
import { timesRupiah } from '../money/timesRupiah.ts';

export interface LineToTotal {
  readonly price: Rupiah;
  readonly quantity: number;
}

/** What a cart line costs: its unit price times its quantity. */
export function lineTotal({ price, quantity }: LineToTotal): Rupiah {
  return timesRupiah(price, quantity);
}
