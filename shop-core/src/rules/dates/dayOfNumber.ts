import { type CalendarDate, calendarDate } from './calendarDate.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The day that is this many days after 1970-01-01. */
export function dayOfNumber(days: number): CalendarDate {
  return calendarDate(new Date(days * dayMs).toISOString().slice(0, 10));
}
