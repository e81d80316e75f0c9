import type { CalendarDate } from '../dates/calendarDate.ts';
import { activePoints } from './activePoints.ts';
import type { PointLot } from './pointLot.ts';

/** Points that can be redeemed, that were redeemed, and that expired before they were. */
export interface PointTotals {
  readonly active: number;
  readonly used: number;
  readonly expired: number;
}

/** The point totals of a customer (S2.131). Together they are all points that ever came, less those taken back. */
export function pointTotals(lots: readonly PointLot[], today: CalendarDate): PointTotals {
  let used = 0;
  let left = 0;
  for (const { points, remaining } of lots) {
    used += points - remaining;
    left += remaining;
  }
  const active = activePoints(lots, today);
  return { active, used, expired: left - active };
}
