import type { CalendarDate } from '../dates/calendarDate.ts';
import { gregorianDate } from './gregorianDate.ts';
import { hijriDate } from './hijriDate.ts';

/**
 * The same day of the umm al-qura calendar one Hijri year later, or the last day of that month when it has no 30th.
 * @throws RangeError when either day is outside the years 1400 to 1500
 */
export function addHijriYear(day: CalendarDate): CalendarDate {
  const { year, ...rest } = hijriDate(day);
  return gregorianDate({ ...rest, year: year + 1 });
}
