import { type CalendarDate, isCalendarDate } from 'shop-core/rules';

/** Jan, Feb, Mar ... in a language. */
function monthsOf(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2026, month, 1))));
}

const months = { id: monthsOf('id-ID'), en: monthsOf('en-US') };

/** A day as people type it: '17 Mei 1990', '17 May 1990', '17-05-1990', '17/5/1990' or '1990-05-17'; undefined for none. */
export function typedDay(text: string): CalendarDate | undefined {
  const [first = '', middle = '', last = '', ...more] = text.trim().split(/[\s./-]+/);
  if (more.length > 0) return undefined;
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const written = `${year}-${monthNumber(middle)}-${day.padStart(2, '0')}`;
  return isCalendarDate(written) ? written : undefined;
}

/** A month by its number or by how its name begins in either language: 'agu', 'August' and '8' are '08'. */
function monthNumber(text: string): string {
  if (/^\d+$/.test(text)) return text.padStart(2, '0');
  const start = text.slice(0, 3).toLowerCase();
  const found = Object.values(months).map((names) => names.findIndex((name) => name.toLowerCase() === start));
  return String(Math.max(...found) + 1).padStart(2, '0');
}

/** 'dd MMM yyyy' in a language: '17 Mei 1990' (S9.19). */
export function dayInWords(day: CalendarDate, locale: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date} ${months[locale === 'en' ? 'en' : 'id'][Number(month) - 1]} ${year}`;
}
