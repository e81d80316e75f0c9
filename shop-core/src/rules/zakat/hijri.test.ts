import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '../dates/calendarDate.ts';
import { dayNumber } from '../dates/dayNumber.ts';
import { dayOfNumber } from '../dates/dayOfNumber.ts';
import { addHijriYear } from './addHijriYear.ts';
import { gregorianDate } from './gregorianDate.ts';
import { hijriDate } from './hijriDate.ts';
import { hijriMonthCount, hijriMonthLength } from './hijriMonths.ts';

const published = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

/** The same day according to the tables that come with the JavaScript engine. */
function publishedDate(day: string) {
  const parts = published.formatToParts(new Date(`${day}T00:00:00Z`));
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: number('year'), month: number('month'), day: number('day') };
}

const firstDay = dayNumber(calendarDate('1979-11-21'));
const lastDay = dayNumber(calendarDate('2077-11-16'));
const anyDay = fc.integer({ min: firstDay, max: lastDay }).map(dayOfNumber);
/** Days whose anniversary the table holds too. */
const earlyDay = fc.integer({ min: firstDay, max: lastDay - 355 }).map(dayOfNumber);

describe('the umm al-qura calendar', () => {
  it('has the month lengths that were published, from 1400 to 1500', () => {
    let day = firstDay;
    for (let month = 0; month < hijriMonthCount; month += 1) {
      const year = 1400 + Math.floor(month / 12);
      const last = day + hijriMonthLength(month) - 1;
      expect(publishedDate(dayOfNumber(day))).toEqual({ year, month: (month % 12) + 1, day: 1 });
      expect(publishedDate(dayOfNumber(last)).month).toBe((month % 12) + 1);
      day = last + 1;
    }
    expect(day - 1).toBe(lastDay);
  });

  it('agrees with what was published on any day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(hijriDate(day)).toEqual(publishedDate(day));
      }),
      { numRuns: 500 },
    );
  });

  it('is converted forth and back', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(gregorianDate(hijriDate(day))).toBe(day);
      }),
    );
  });

  it.each([
    ['2025-06-26', { year: 1447, month: 1, day: 1 }],
    ['2026-02-18', { year: 1447, month: 9, day: 1 }],
    ['1979-11-21', { year: 1400, month: 1, day: 1 }],
    ['2077-11-16', { year: 1500, month: 12, day: 30 }],
  ])('knows that %s is %j', (day, hijri) => {
    expect(hijriDate(calendarDate(day))).toEqual(hijri);
    expect(gregorianDate(hijri)).toBe(day);
  });

  it('ends loudly where the table ends', () => {
    for (const day of ['1979-11-20', '2077-11-17', '1900-01-01', '2200-01-01']) {
      expect(() => hijriDate(calendarDate(day))).toThrow(RangeError);
    }
    const fine = { year: 1447, month: 1, day: 1 };
    for (const odd of [{ year: 1399 }, { year: 1501 }, { month: 0 }, { month: 13 }, { day: 0 }, { day: 31 }]) {
      expect(() => gregorianDate({ ...fine, ...odd })).toThrow(RangeError);
    }
  });
});

describe('one Hijri year later', () => {
  it.each([
    // Over the end of the Hijri year, over a Gregorian leap day, and into years of 354 and 355 days.
    ['2025-06-26', '2026-06-16'],
    ['2025-06-25', '2026-06-15'],
    ['2024-01-15', '2025-01-03'],
    ['2023-08-16', '2024-08-04'],
  ])('than %s is %s', (day, later) => expect(addHijriYear(calendarDate(day))).toBe(later));

  it('is the same day of the same month, or the 29th of a month that has no 30th', () => {
    fc.assert(
      fc.property(earlyDay, (day) => {
        const { year, month, day: dayOfMonth } = publishedDate(day);
        const later = addHijriYear(day);
        const isShort = publishedDate(later).day !== dayOfMonth;
        expect(publishedDate(later)).toEqual({ year: year + 1, month, day: isShort ? 29 : dayOfMonth });
        if (!isShort) return;
        expect(dayOfMonth).toBe(30);
        expect(publishedDate(dayOfNumber(dayNumber(later) + 1)).day).toBe(1);
      }),
      { numRuns: 500 },
    );
  });

  it('is 353 to 356 days later, and never earlier for a later day', () => {
    fc.assert(
      fc.property(earlyDay, (day) => {
        const later = dayNumber(addHijriYear(day));
        expect(later - dayNumber(day)).toBeGreaterThanOrEqual(353);
        expect(later - dayNumber(day)).toBeLessThanOrEqual(356);
        const tomorrow = dayNumber(day) + 1;
        if (tomorrow <= lastDay - 355)
          expect(dayNumber(addHijriYear(dayOfNumber(tomorrow)))).toBeGreaterThanOrEqual(later);
      }),
    );
  });

  it('holds for the 30th of every month of the table', () => {
    let day = firstDay;
    for (let month = 0; month < hijriMonthCount - 12; month += 1) {
      day += hijriMonthLength(month);
      if (hijriMonthLength(month) === 29) continue;
      const later = publishedDate(addHijriYear(dayOfNumber(day - 1)));
      expect(later).toEqual({
        year: 1401 + Math.floor(month / 12),
        month: (month % 12) + 1,
        day: hijriMonthLength(month + 12),
      });
    }
  });
});
