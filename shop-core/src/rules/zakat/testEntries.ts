import fc from 'fast-check';
import { type CalendarDate, calendarDate } from '../dates/calendarDate.ts';
import { dayNumber } from '../dates/dayNumber.ts';
import { dayOfNumber } from '../dates/dayOfNumber.ts';
import { milligram } from '../money/milligram.ts';
import type { ZakatEntry, ZakatType } from './zakatEntry.ts';

/** An entry in grams and percent. */
export function entry(type: ZakatType, grams: number, date: string, percent = 100): ZakatEntry {
  return {
    type,
    weight: milligram(Math.round(grams * 1000)),
    purity: Math.round(percent * 100),
    date: calendarDate(date),
  };
}

/** A day of the three years from the beginning of 2024. */
export function anyDay(): fc.Arbitrary<CalendarDate> {
  const first = dayNumber(calendarDate('2024-01-01'));
  return fc.integer({ min: first, max: first + 1_095 }).map(dayOfNumber);
}

/** Entries around 85 grams, several of them on one day. */
export function anyEntries(): fc.Arbitrary<ZakatEntry[]> {
  const one = fc.record({
    type: fc.constantFrom('Beli' as const, 'Beli' as const, 'Jual' as const),
    weight: fc.integer({ min: 1, max: 60_000 }).map(milligram),
    purity: fc.constantFrom(10_000, 9_999, 9_990, 7_500, 3_333),
    date: fc.oneof(anyDay(), fc.constantFrom(calendarDate('2024-06-01'), calendarDate('2025-06-01'))),
  });
  return fc.array(one, { maxLength: 14 });
}

/** Any order of the same entries. */
export function shuffled(entries: readonly ZakatEntry[]): fc.Arbitrary<ZakatEntry[]> {
  return fc.shuffledSubarray([...entries], { minLength: entries.length });
}
