import type { CalendarDate } from '../dates/calendarDate.ts';
import type { PointLot } from './pointLot.ts';

/**
 * How many points a customer can redeem today: what is left in the lots that have not expired, their last day included.
 * Below 0 when more was taken back than there was left.
 */
export function activePoints(lots: Iterable<Pick<PointLot, 'remaining' | 'expiresOn'>>, today: CalendarDate): number {
  let active = 0;
  for (const { remaining, expiresOn } of lots) if (remaining < 0 || today <= expiresOn) active += remaining;
  return active;
}
