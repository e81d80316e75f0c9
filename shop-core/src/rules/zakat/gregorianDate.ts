import type { CalendarDate } from '../dates/calendarDate.ts';
import { dayNumber } from '../dates/dayNumber.ts';
import { dayOfNumber } from '../dates/dayOfNumber.ts';
import type { HijriDate } from './hijriDate.ts';
import { firstHijriDay, firstHijriYear, hijriMonthCount, hijriMonthLength } from './hijriMonths.ts';

/**
 * The Gregorian day of a day of the umm al-qura calendar; of the 30th of a month that has 29 days its last day.
 * @throws RangeError outside the years 1400 to 1500, or when no month has such a day
 */
export function gregorianDate({ year, month, day }: HijriDate): CalendarDate {
  const index = (year - firstHijriYear) * 12 + month - 1;
  const exists = index >= 0 && index < hijriMonthCount && month >= 1 && month <= 12 && day >= 1 && day <= 30;
  if (!exists) throw new RangeError(`no such day in the Hijri years 1400 to 1500: ${day}-${month}-${year}`);
  let days = dayNumber(firstHijriDay);
  for (let before = 0; before < index; before += 1) days += hijriMonthLength(before);
  return dayOfNumber(days + Math.min(day, hijriMonthLength(index)) - 1);
}
