import type { LotShare, PointLot } from './pointLot.ts';

/**
 * The lots with the points of these shares added (1) or taken away (-1).
 * @throws RangeError when a lot is not there or may not become what it would
 */
export function changedLots(
  lots: readonly PointLot[],
  shares: readonly LotShare[],
  sign: 1 | -1,
  isFine: (lot: PointLot) => boolean,
): PointLot[] {
  const changed = new Map(lots.map((lot) => [lot.id, lot]));
  for (const { lotId, points } of shares) {
    const lot = changed.get(lotId);
    const next = lot && { ...lot, remaining: lot.remaining + sign * points };
    if (!next || !isFine(next)) throw new RangeError(`lot ${lotId} cannot change by ${sign * points} points`);
    changed.set(lotId, next);
  }
  return [...changed.values()];
}
