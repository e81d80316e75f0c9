import { calendarDate } from 'shop-core/rules';
import { hijriDate } from 'shop-core/rules/gold';

// The first day of Ramadan 1447.
console.log(hijriDate(calendarDate('2026-02-18'))); // → { year: 1447, month: 9, day: 1 }
