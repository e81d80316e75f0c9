import type { CalendarDate } from '../dates/calendarDate.ts';
import { firstToExpire } from './firstToExpire.ts';
import type { PointLot } from './pointLot.ts';
import { takenFrom } from './takenFrom.ts';

/**
 * The lots once debts are paid from what there is, first what expires first. Asked whenever points come or a debt does,
 * so that points that paid a debt cannot expire and leave it unpaid. The balance stays as it is.
 */
export function settledLots(lots: readonly PointLot[], today: CalendarDate): PointLot[] {
  const owed = lots.reduce((debt, { remaining }) => debt + Math.max(0, -remaining), 0);
  const shares = firstToExpire(lots, owed, today);
  let paid = shares.reduce((sum, { points }) => sum + points, 0);
  return takenFrom(lots, shares).map((lot) => {
    if (lot.remaining >= 0) return lot;
    const part = Math.min(paid, -lot.remaining);
    paid -= part;
    return { ...lot, remaining: lot.remaining + part };
  });
}
