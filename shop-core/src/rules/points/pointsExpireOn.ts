import { pointLifeMonths } from '../constants.ts';
import { addMonths } from '../dates/addMonths.ts';
import type { CalendarDate } from '../dates/calendarDate.ts';

/** The last day of points earned on a day: 12 months later, of 29 February the 28th. */
export function pointsExpireOn(earnedOn: CalendarDate): CalendarDate {
  return addMonths(earnedOn, pointLifeMonths);
}
