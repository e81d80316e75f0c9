import { calendarDate } from 'shop-core/rules';
import { allocatePoints, type PointLot } from 'shop-core/rules/back-office';

const [january, august] = [calendarDate('2026-01-05'), calendarDate('2025-08-20')];
const lots: PointLot[] = [
  { id: 1, points: 450, remaining: 450, earnedOn: january, expiresOn: calendarDate('2027-01-05') },
  { id: 2, points: 300, remaining: 300, earnedOn: august, expiresOn: calendarDate('2026-08-20') },
];
// Lot 2 expires first, so it goes first.
for (const share of allocatePoints(lots, 400, calendarDate('2026-08-17'))) console.log(share);
// → { lotId: 2, points: 300, expiresOn: '2026-08-20' }
// → { lotId: 1, points: 100, expiresOn: '2027-01-05' }
