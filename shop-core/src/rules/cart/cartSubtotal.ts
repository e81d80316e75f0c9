import type { Rupiah } from '../money/rupiah.ts';
import { sumRupiah } from '../money/sumRupiah.ts';
import { type LineToTotal, lineTotal } from './lineTotal.ts';

/**
 * What all lines of a cart cost together, in rupiah: before coupon, unique code, shipping and points.
 * @throws RangeError when that is not whole or too large to be exact
 */
export function cartSubtotal(lines: readonly LineToTotal[]): Rupiah {
  return sumRupiah(lines.map(lineTotal));
}
