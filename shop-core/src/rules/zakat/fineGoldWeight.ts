import { type Milligram, milligram } from '../money/milligram.ts';
import type { FineGold } from './fineGold.ts';

/**
 * Fine gold in whole milligrams, rounded down: what is shown is never more than what is held.
 * @throws RangeError when it is below 0
 */
export function fineGoldWeight(fine: FineGold): Milligram {
  return milligram(Math.floor(fine / 10_000));
}
