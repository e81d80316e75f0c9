import type { CalendarDate } from '../dates/calendarDate.ts';

/**
 * Points that came together and expire together. Taking back points that are spent already leaves a debt: a lot whose
 * `points` and `remaining` are negative. A debt never expires.
 */
export interface PointLot {
  readonly id: number;
  readonly points: number;
  readonly remaining: number;
  readonly earnedOn: CalendarDate;
  /** The last day on which they can be redeemed. */
  readonly expiresOn: CalendarDate;
}

/** Points taken from one lot, with the day they expire on so that they can be given back as they were. */
export interface LotShare {
  readonly lotId: number;
  readonly points: number;
  readonly expiresOn: CalendarDate;
}
