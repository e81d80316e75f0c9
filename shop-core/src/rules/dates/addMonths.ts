import { type CalendarDate, calendarDate } from './calendarDate.ts';

/** The same day so many months later, or the last day of that month when it has no such day. */
export function addMonths(day: CalendarDate, months: number): CalendarDate {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // 30 February spills into March; day 0 of a month is the last one of the month before.
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return calendarDate(date.toISOString().slice(0, 10));
}
