import { type Rupiah, rupiah } from './rupiah.ts';

/**
 * A unit price times a whole quantity.
 * @throws RangeError when the product is not whole or too large to be exact
 */
export function timesRupiah(unitPrice: Rupiah, quantity: number): Rupiah {
  return rupiah(unitPrice * quantity);
}
