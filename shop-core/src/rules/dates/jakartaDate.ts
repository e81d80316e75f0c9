import { type CalendarDate, calendarDate } from './calendarDate.ts';

// Western Indonesian time has been UTC+7 without daylight saving since 1964, so no time-zone table is needed.
const jakartaOffsetMs = 7 * 60 * 60 * 1000;

/** The calendar day in Jakarta at an instant: what the shop calls today. */
export function jakartaDate(now: Date): CalendarDate {
  return calendarDate(new Date(now.getTime() + jakartaOffsetMs).toISOString().slice(0, 10));
}
