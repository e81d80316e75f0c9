import { type CalendarDate, isCalendarDate } from '../dates/calendarDate.ts';
import { cleanTyped } from '../text/cleanTyped.ts';

/** How a month begins in Indonesian and in English. */
const months = [
  'jan',
  'feb|peb',
  'mar',
  'apr',
  'mei|may',
  'jun',
  'jul',
  'agu|aug|ags',
  'sep',
  'okt|oct',
  'nov|nop',
  'des|dec',
];
const eightDigits = /^(\d{2})(\d{2})(\d{4})$/;

/**
 * A day as people type it, day first: '17/05/1991', '17-5-1991', '17 Mei 1991', '17051991'; and as browsers fill it in, '1991-05-17'.
 * Undefined when it is none; a year has four digits.
 */
export function readDay(text: string): CalendarDate | undefined {
  const typed = cleanTyped(text);
  const [first = '', month = '', last = '', ...more] = eightDigits.exec(typed)?.slice(1) ?? typed.split(/[ ./-]+/);
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const written = `${year}-${monthNumber(month)}-${day.padStart(2, '0')}`;
  return more.length === 0 && isCalendarDate(written) ? written : undefined;
}

function monthNumber(text: string): string {
  if (/^\d+$/.test(text)) return text.padStart(2, '0');
  const start = text.slice(0, 3).toLowerCase();
  const found = /^[a-z]{3,}$/i.test(text) ? months.findIndex((names) => names.split('|').includes(start)) : -1;
  return String(found + 1).padStart(2, '0');
}
