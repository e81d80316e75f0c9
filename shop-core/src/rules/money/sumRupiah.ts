import { type Rupiah, rupiah } from './rupiah.ts';

/**
 * The exact sum of any number of amounts; 0 for none.
 * @throws RangeError when the sum is too large to be exact
 */
export function sumRupiah(amounts: Iterable<Rupiah>): Rupiah {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return rupiah(sum);
}
