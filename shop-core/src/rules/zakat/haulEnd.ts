import type { CalendarDate } from '../dates/calendarDate.ts';
import { addHijriYear } from './addHijriYear.ts';
import { firstHijriDay } from './hijriMonths.ts';

/**
 * The day on which a haul that began on this day is complete. What is older than the calendar's table is counted from
 * its first day: it was complete long ago either way.
 */
export function haulEnd(since: CalendarDate): CalendarDate {
  return addHijriYear(since < firstHijriDay ? firstHijriDay : since);
}
