import { calendarDate } from '../dates/calendarDate.ts';

// The umm al-qura calendar is what was computed and published: only a table tells how long its months are.

/** The year the table begins with; it goes to 1500. */
export const firstHijriYear = 1400;

/** 1 Muharram 1400. */
export const firstHijriDay = /* @__PURE__ */ calendarDate('1979-11-21');

// A hexadecimal digit holds four months, the first in its lowest bit: 1 for 30 days, 0 for 29.
const lengths =
  '5aab4a7947396b257996d25d59cb29b52bd45d92d55ada4d59ad45daaaa32db4cb98b59ad25da5a6b4d69cd29d6aa659ea2d65' +
  'a6355baaad49d94d59ab25b5aa555da9ae29e62d55ada4d65a672bd4ada4d65a5b45794f29e62d65a6535b6aab29b52bb86b9a' +
  'a55ada4b59ad25ba9a6356725752fa4d69a6555da2db4ab947596b25b59ad25d5aad49da2b659ea2e69ce29daaa6556da4d';

/** How many months the table holds. */
export const hijriMonthCount = lengths.length * 4;

/** The length in days of a month, counted from Muharram 1400, which is 0. */
export function hijriMonthLength(month: number): number {
  return 29 + ((Number.parseInt(lengths.charAt(month >> 2), 16) >> (month & 3)) & 1);
}
