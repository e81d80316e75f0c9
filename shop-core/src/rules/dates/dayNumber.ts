import type { CalendarDate } from './calendarDate.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days since 1970-01-01: the difference of two is the number of days between them. */
export function dayNumber(day: CalendarDate): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}
