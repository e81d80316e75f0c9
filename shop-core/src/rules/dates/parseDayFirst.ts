import { type CalendarDate, isCalendarDate } from './calendarDate.ts';

/** The day written day first with this separator, or undefined. */
export function parseDayFirst(text: string, separator: '-' | '/'): CalendarDate | undefined {
  const parts = text.split(separator);
  // isCalendarDate looks at the number of digits, so '1-2-2026' is refused there.
  const day = parts.reverse().join('-');
  return parts.length === 3 && isCalendarDate(day) ? day : undefined;
}
