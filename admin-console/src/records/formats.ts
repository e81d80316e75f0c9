/** How a language of the console writes dates and numbers: the only place that asks Intl, so that no screen writes its own way. */
const regionOf = (locale: string): string => (locale === 'en' ? 'en-GB' : 'id-ID');

const jakarta = 'Asia/Jakarta';
const dayFormat = { day: '2-digit', month: 'short', year: 'numeric' } as const;
const clockFormat = { hour: '2-digit', minute: '2-digit', timeZone: jakarta } as const;

/** A day is nowhere near a clock: it is read and written in UTC. */
function ofDay(day: string, locale: string, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(regionOf(locale), { ...format, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** '17 Agu 2026' for '2026-08-17'. */
export const dayText = (day: string, locale: string): string => ofDay(day, locale, dayFormat);

/** 'Agustus 2026' for a day of that month. */
export const monthText = (day: string, locale: string): string =>
  ofDay(day, locale, { month: 'long', year: 'numeric' });

/** 'Agu 26' for a day of that month, where there is little room. */
export const shortMonthText = (day: string, locale: string): string =>
  ofDay(day, locale, { month: 'short', year: '2-digit' });

/** 'Sen' for a Monday. */
export const weekdayText = (day: string, locale: string): string => ofDay(day, locale, { weekday: 'short' });

/** '17 Agu 2026, 09.30 WIB': a moment as the clock in Jakarta shows it. */
export function momentText(moment: string, locale: string): string {
  const format = { ...dayFormat, ...clockFormat };
  return `${new Intl.DateTimeFormat(regionOf(locale), format).format(new Date(moment))} WIB`;
}

/** '09.30': what the clock in Jakarta shows at a moment. */
export function clockText(moment: string, locale: string): string {
  return new Intl.DateTimeFormat(regionOf(locale), clockFormat).format(new Date(moment));
}

/** '09.30.15': the same to the second, for who waits for it. */
export function secondText(moment: Date, locale: string): string {
  return new Intl.DateTimeFormat(regionOf(locale), { ...clockFormat, second: '2-digit' }).format(moment);
}

/** '12.500,5'. */
export function figureText(figure: number, locale: string): string {
  return new Intl.NumberFormat(regionOf(locale)).format(figure);
}

/** '12,5 jt', where there is little room. */
export function shortFigureText(figure: number, locale: string): string {
  return new Intl.NumberFormat(regionOf(locale), { notation: 'compact' }).format(figure);
}

/** '75%' for 0.75. */
export function shareText(share: number, locale: string): string {
  return new Intl.NumberFormat(regionOf(locale), { style: 'percent' }).format(share);
}

/** 'Rp 12.500.000' or 'USD 1.250,50', without a place to break. Rupiah have no cents; other currencies always show theirs. */
export function moneyText(amount: number, currency: string, locale: string): string {
  const digits = currency === 'IDR' ? 0 : 2;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const sign = currency === 'IDR' ? 'Rp' : currency;
  const figure = new Intl.NumberFormat(regionOf(locale), format).format(Math.abs(amount));
  return `${amount < 0 ? '-' : ''}${sign}\u00A0${figure}`;
}
