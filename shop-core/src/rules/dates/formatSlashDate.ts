import type { CalendarDate } from './calendarDate.ts';

/** A day as lists write it: 'DD/MM/YYYY' (S9.22). */
export function formatSlashDate(day: CalendarDate): string {
  return day.split('-').reverse().join('/');
}
