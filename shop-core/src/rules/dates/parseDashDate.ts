import type { CalendarDate } from './calendarDate.ts';
import { parseDayFirst } from './parseDayFirst.ts';

/** The day written 'DD-MM-YYYY', or undefined when it is not written so or does not exist. */
export function parseDashDate(text: string): CalendarDate | undefined {
  return parseDayFirst(text, '-');
}
