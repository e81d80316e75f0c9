import fc from 'fast-check';
import { calendarDate } from 'shop-core/rules';
import { expect, it } from 'vitest';
import { dayInWords, typedDay } from './typedDay.ts';

it.each([
  '1990-08-05',
  '1990/8/5',
  '05 Agu 1990',
  ' 5 agustus 1990 ',
  '5 August 1990',
  '05 AUG 1990',
  '05-08-1990',
  '5/8/1990',
  '5.8.1990',
])('%j is a day', (text) => {
  expect(typedDay(text)).toBe('1990-08-05');
});

it.each(['', '17', '17 Mei', '31-02-1990', '17 Foo 1990', '17 5 90', '17-13-1990', '1-2-3-1990', '17 0 1990'])(
  '%j is none',
  (text) => {
    expect(typedDay(text)).toBeUndefined();
  },
);

it("is written as 'dd MMM yyyy' in both languages, and read again [S9.19]", () => {
  expect(dayInWords(calendarDate('1990-05-07'), 'id')).toBe('07 Mei 1990');
  expect(dayInWords(calendarDate('1990-05-07'), 'en')).toBe('07 May 1990');
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom('id', 'en'), (moment, locale) => {
      const day = calendarDate(moment.toISOString().slice(0, 10));
      expect(dayInWords(day, locale)).toMatch(/^\d\d \p{L}{3} \d{4}$/u);
      expect(typedDay(dayInWords(day, locale))).toBe(day);
    }),
  );
});
