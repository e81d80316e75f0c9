import { type CalendarDate, calendarDate } from 'shop-core/rules';

/** The day so many days after another; before it for a negative number. */
export function addDays(day: CalendarDate, days: number): CalendarDate {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return calendarDate(moved.toISOString().slice(0, 10));
}
