import { roundedQuotient } from '../money/roundedQuotient.ts';
import { type Rupiah, rupiah } from '../money/rupiah.ts';
import type { FineGold } from './fineGold.ts';

/** What fine gold is worth at a price per gram, in rupiah, to the nearest one; half a rupiah counts as one. */
export function fineGoldValue(fine: FineGold, pricePerGram: Rupiah): Rupiah {
  return rupiah(Number(roundedQuotient(BigInt(fine) * BigInt(pricePerGram), 10_000_000n)));
}
