/** 'Nov 26' for a day of November 2026. */
export function monthName(day: string, locale: string): string {
  const format = { month: 'short', year: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'id-ID', format).format(new Date(`${day}T00:00:00Z`));
}
