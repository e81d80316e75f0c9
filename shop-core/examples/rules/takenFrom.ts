import { calendarDate } from 'shop-core/rules';
import { allocatePoints, type PointLot, takenFrom } from 'shop-core/rules/back-office';

const [earnedOn, expiresOn] = [calendarDate('2026-01-05'), calendarDate('2027-01-05')];
const lots: PointLot[] = [{ id: 1, points: 450, remaining: 450, earnedOn, expiresOn }];
const [left] = takenFrom(lots, allocatePoints(lots, 400, calendarDate('2026-08-17')));
console.log(left?.points, left?.remaining); // → 450 50
