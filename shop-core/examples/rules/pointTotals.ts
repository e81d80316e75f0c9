import { calendarDate } from 'shop-core/rules';
import { type PointLot, pointTotals } from 'shop-core/rules/back-office';

const [january, august] = [calendarDate('2026-01-05'), calendarDate('2025-08-16')];
const lots: PointLot[] = [
  { id: 1, points: 450, remaining: 50, earnedOn: january, expiresOn: calendarDate('2027-01-05') },
  { id: 2, points: 300, remaining: 120, earnedOn: august, expiresOn: calendarDate('2026-08-16') },
];
console.log(pointTotals(lots, calendarDate('2026-08-17'))); // → { active: 50, used: 580, expired: 120 }
