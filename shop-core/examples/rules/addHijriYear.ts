import { calendarDate } from 'shop-core/rules';
import { addHijriYear } from 'shop-core/rules/gold';

// From the first day of Ramadan to the next: 355 days.
console.log(addHijriYear(calendarDate('2026-02-18'))); // → 2027-02-08
