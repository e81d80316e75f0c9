import { changedLots } from './changedLots.ts';
import type { LotShare, PointLot } from './pointLot.ts';

/**
 * The lots once these points are taken from them.
 * @throws RangeError when a lot is not there or holds less
 */
export function takenFrom(lots: readonly PointLot[], shares: readonly LotShare[]): PointLot[] {
  return changedLots(lots, shares, -1, ({ remaining }) => remaining >= 0);
}
