import { calendarDate } from 'shop-core/rules';
import { pointsExpireOn } from 'shop-core/rules/back-office';

console.log(pointsExpireOn(calendarDate('2026-08-17'))); // → 2027-08-17
console.log(pointsExpireOn(calendarDate('2028-02-29'))); // → 2029-02-28
