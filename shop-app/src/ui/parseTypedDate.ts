import { type CalendarDate, isCalendarDate } from 'shop-core/rules';

const dayFirst = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/;
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/;

/**
 * A day as people type it, day first: '17/05/1991', '17-5-1991', '17051991'; and as browsers fill it in, '1991-05-17'. Null when
 * it is none.
 */
export function parseTypedDate(text: string): CalendarDate | null {
  const typed = text.trim();
  if (isCalendarDate(typed)) return typed;
  const [, day = '', month = '', year = ''] = dayFirst.exec(typed) ?? digitsOnly.exec(typed) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}
