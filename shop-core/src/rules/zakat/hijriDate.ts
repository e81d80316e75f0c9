import type { CalendarDate } from '../dates/calendarDate.ts';
import { dayNumber } from '../dates/dayNumber.ts';
import { firstHijriDay, firstHijriYear, hijriMonthCount, hijriMonthLength } from './hijriMonths.ts';

/** A day of the umm al-qura calendar. Muharram is month 1. */
export interface HijriDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * A Gregorian day in the umm al-qura calendar.
 * @throws RangeError outside the years 1400 to 1500 (1979-11-21 to 2077-11-16)
 */
export function hijriDate(day: CalendarDate): HijriDate {
  let rest = dayNumber(day) - dayNumber(firstHijriDay);
  for (let month = 0; rest >= 0 && month < hijriMonthCount; month += 1) {
    const length = hijriMonthLength(month);
    if (rest < length) return { year: firstHijriYear + Math.floor(month / 12), month: (month % 12) + 1, day: rest + 1 };
    rest -= length;
  }
  throw new RangeError(`not in the Hijri years 1400 to 1500: ${day}`);
}
