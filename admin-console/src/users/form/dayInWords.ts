import type { CalendarDate } from 'shop-core/rules';

/** Jan, Feb, Mar ... in a language. */
function monthsOf(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2026, month, 1))));
}

const months = { id: monthsOf('id-ID'), en: monthsOf('en-US') };

/** 'dd MMM yyyy' in a language: '17 Mei 1990' (S9.19). */
export function dayInWords(day: CalendarDate, locale: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date} ${months[locale === 'en' ? 'en' : 'id'][Number(month) - 1]} ${year}`;
}
