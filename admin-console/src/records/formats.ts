/** How a language of the console writes dates and numbers. */
const regionOf = (locale: string): string => (locale === 'en' ? 'en-GB' : 'id-ID');

const dayFormat = { day: '2-digit', month: 'short', year: 'numeric' } as const;

/** '17 Agu 2026' for '2026-08-17'. A day is nowhere near a clock: it is read and written in UTC. */
export function dayText(day: string, locale: string): string {
  const format = { ...dayFormat, timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(regionOf(locale), format).format(new Date(`${day}T00:00:00Z`));
}

/** '17 Agu 2026, 09.30 WIB': a moment as the clock in Jakarta shows it. */
export function momentText(moment: string, locale: string): string {
  const clock = { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Jakarta' } as const;
  return `${new Intl.DateTimeFormat(regionOf(locale), { ...dayFormat, ...clock }).format(new Date(moment))} WIB`;
}

/** 'Rp 12.500.000' or 'USD 1.250,50', without a place to break. Rupiah have no cents; other currencies always show theirs. It never breaks. */
export function moneyText(amount: number, currency: string, locale: string): string {
  const digits = currency === 'IDR' ? 0 : 2;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const sign = currency === 'IDR' ? 'Rp' : currency;
  const figure = new Intl.NumberFormat(regionOf(locale), format).format(Math.abs(amount));
  return `${amount < 0 ? '-' : ''}${sign}\u00A0${figure}`;
}
