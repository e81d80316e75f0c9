import { type Rupiah, rupiah } from './rupiah.ts';

/** The exact sum of any number of amounts; 0 for none. */
export function sumRupiah(amounts: Iterable<Rupiah>): Rupiah {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return rupiah(sum);
}
