import { type CalendarDate, calendarDate } from 'shop-core/rules';

const oneDay = 24 * 60 * 60_000;

/** The day so many days after another; before it where that is below 0. */
export function dayAfter(day: CalendarDate, days: number): CalendarDate {
  return calendarDate(new Date(Date.parse(`${day}T00:00:00Z`) + days * oneDay).toISOString().slice(0, 10));
}
