import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from './addMonths.ts';
import { calendarDate } from './calendarDate.ts';
import { dayNumber } from './dayNumber.ts';
import { dayOfNumber } from './dayOfNumber.ts';

const anyDay = fc.integer({ min: -700_000, max: 2_000_000 }).map(dayOfNumber);

describe('days', () => {
  it('are counted from 1970', () => {
    expect(dayNumber(calendarDate('1970-01-01'))).toBe(0);
    expect(dayNumber(calendarDate('1969-12-31'))).toBe(-1);
    expect(dayNumber(calendarDate('2024-03-01')) - dayNumber(calendarDate('2024-02-28'))).toBe(2);
  });

  it('come back from their number', () => {
    expect(dayOfNumber(-1)).toBe('1969-12-31');
    expect(dayOfNumber(20_682)).toBe('2026-08-17');
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(dayOfNumber(dayNumber(day))).toBe(day);
      }),
    );
  });
});

describe('months later', () => {
  it.each([
    ['2026-08-17', 12, '2027-08-17'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2023-12-31', 2, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-08-17', 0, '2026-08-17'],
  ])('%s and %d is %s', (day, months, later) => expect(addMonths(calendarDate(day), months)).toBe(later));

  it('is the same day of the month or the last one of it', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(240), (day, months) => {
        const later = addMonths(day, months);
        const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
        const [laterYear = 0, laterMonth = 0, laterDay = 0] = later.split('-').map(Number);
        expect(laterYear * 12 + laterMonth).toBe(year * 12 + month + months);
        if (laterDay === dayOfMonth) return;
        expect(laterDay).toBeLessThan(dayOfMonth);
        expect(dayOfNumber(dayNumber(later) + 1).slice(8)).toBe('01');
      }),
    );
  });
});
