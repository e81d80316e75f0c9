import type { CalendarDate } from './calendarDate.ts';

/** A day as the shop writes it: 'DD-MM-YYYY' (S9.21). */
export function formatDashDate(day: CalendarDate): string {
  return day.split('-').reverse().join('-');
}
