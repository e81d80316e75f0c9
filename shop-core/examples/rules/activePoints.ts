import { calendarDate } from 'shop-core/rules';
import { activePoints } from 'shop-core/rules/back-office';

const lots = [
  { remaining: 300, expiresOn: calendarDate('2026-08-17') },
  { remaining: 450, expiresOn: calendarDate('2027-01-05') },
];
console.log(activePoints(lots, calendarDate('2026-08-17'))); // → 750
console.log(activePoints(lots, calendarDate('2026-08-18'))); // → 450
