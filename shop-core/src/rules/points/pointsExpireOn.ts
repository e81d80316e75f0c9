import { pointLifeMonths } from '../constants.ts';
import { addMonths } from '../dates/addMonths.ts';
import type { CalendarDate } from '../dates/calendarDate.ts';

/** The last day on which points credited on a day can be redeemed: 12 months later, of 29 February the 28th. */
export function pointsExpireOn(earnedOn: CalendarDate): CalendarDate {
  return addMonths(earnedOn, pointLifeMonths);
}
