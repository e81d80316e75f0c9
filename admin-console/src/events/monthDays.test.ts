import { expect, it } from 'vitest';
import { monthDays, nextMonth } from './monthDays.ts';

it.each([
  ['2026-11', 6, '2026-10-26', '2026-12-06'],
  ['2026-06', 5, '2026-06-01', '2026-07-05'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2028-02', 5, '2028-01-31', '2028-03-05'],
])('%s lies in %i weeks, from Monday %s to Sunday %s', (month, weeks, first, last) => {
  const days = monthDays(month);
  expect([days.length, days[0]?.[0], days.at(-1)?.[6]]).toEqual([weeks, first, last]);
});

it('the months go on over the turn of the year', () => {
  expect([nextMonth('2026-12', 1), nextMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
