import fc from 'fast-check';
import { calendarDate } from 'shop-core/rules';
import { understoodDay } from 'shop-core/rules/typed';
import { expect, it } from 'vitest';
import { dayInWords } from './dayInWords.ts';

it("is written as 'dd MMM yyyy' in both languages, and read again [S9.19]", () => {
  expect(dayInWords(calendarDate('1990-05-07'), 'id')).toBe('07 Mei 1990');
  expect(dayInWords(calendarDate('1990-05-07'), 'en')).toBe('07 May 1990');
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom('id', 'en'), (moment, locale) => {
      const day = calendarDate(moment.toISOString().slice(0, 10));
      expect(dayInWords(day, locale)).toMatch(/^\d\d \p{L}{3} \d{4}$/u);
      expect(understoodDay(dayInWords(day, locale)).value).toBe(day);
    }),
  );
});
