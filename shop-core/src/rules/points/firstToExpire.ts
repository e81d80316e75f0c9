import type { CalendarDate } from '../dates/calendarDate.ts';
import type { LotShare, PointLot } from './pointLot.ts';

/** So many points of what can still be redeemed, or all of it when there is less; those that expire first come first. */
export function firstToExpire(lots: readonly PointLot[], amount: number, today: CalendarDate): LotShare[] {
  const usable = lots.filter(({ remaining, expiresOn }) => remaining > 0 && today <= expiresOn);
  const shares: LotShare[] = [];
  let missing = amount;
  for (const { id, remaining, expiresOn } of usable.sort(byExpiry)) {
    const points = Math.min(remaining, missing);
    if (points > 0) shares.push({ lotId: id, points, expiresOn });
    missing -= points;
  }
  return shares;
}

function byExpiry(one: PointLot, other: PointLot): number {
  // Days sort as text. The id decides among equals, so the answer never depends on how the lots came.
  const first = `${one.expiresOn} ${one.earnedOn}`;
  const second = `${other.expiresOn} ${other.earnedOn}`;
  if (first === second) return one.id - other.id;
  return first < second ? -1 : 1;
}
