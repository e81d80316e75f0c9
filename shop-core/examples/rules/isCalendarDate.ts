import { isCalendarDate } from 'shop-core/rules';

console.log(isCalendarDate('2028-02-29')); // → true
console.log(isCalendarDate('2026-02-29')); // → false
console.log(isCalendarDate('17-08-2026')); // → false
