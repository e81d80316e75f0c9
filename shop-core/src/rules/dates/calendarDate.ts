declare const calendarDateBrand: unique symbol;

/** A day of the Gregorian calendar as 'YYYY-MM-DD'; earlier days sort first as text. */
export type CalendarDate = string & { readonly [calendarDateBrand]: true };

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day that exists ('2026-02-30' does not). */
export function isCalendarDate(text: string): text is CalendarDate {
  const parts = pattern.exec(text);
  if (!parts) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * Makes a day from 'YYYY-MM-DD'.
 * @throws RangeError when there is no such day.
 */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`no such day: ${text}`);
  return text;
}
