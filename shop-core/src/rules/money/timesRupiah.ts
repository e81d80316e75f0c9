import { type Rupiah, rupiah } from './rupiah.ts';

/** A unit price times a whole quantity. */
export function timesRupiah(unitPrice: Rupiah, quantity: number): Rupiah {
  return rupiah(unitPrice * quantity);
}
