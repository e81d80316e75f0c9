import type { Rupiah } from '../money/rupiah.ts';
import { sumRupiah } from '../money/sumRupiah.ts';
import { type LineToTotal, lineTotal } from './lineTotal.ts';

/** What all lines of a cart cost together. */
export function cartSubtotal(lines: readonly LineToTotal[]): Rupiah {
  return sumRupiah(lines.map(lineTotal));
}
