import { changedLots } from './changedLots.ts';
import type { LotShare, PointLot } from './pointLot.ts';

/**
 * The lots once these points, taken before, are back in them. They expire when they would have expired: points whose
 * day has passed meanwhile come back expired.
 * @throws RangeError when a lot is not there or would hold more than it ever did, as when points are given back twice
 */
export function givenBack(lots: readonly PointLot[], shares: readonly LotShare[]): PointLot[] {
  return changedLots(lots, shares, 1, ({ remaining, points }) => remaining <= points);
}
