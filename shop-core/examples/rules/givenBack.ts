import { calendarDate } from 'shop-core/rules';
import { givenBack, type PointLot } from 'shop-core/rules/back-office';

const [earnedOn, expiresOn] = [calendarDate('2026-01-05'), calendarDate('2027-01-05')];
const spent: PointLot[] = [{ id: 1, points: 450, remaining: 50, earnedOn, expiresOn }];
// The order that took 400 of them was cancelled.
const back = givenBack(spent, [{ lotId: 1, points: 400, expiresOn }]);
console.log(back[0]?.remaining, back[0]?.expiresOn); // → 450 2027-01-05

try {
  givenBack(back, [{ lotId: 1, points: 400, expiresOn }]);
} catch (error) {
  console.log(String(error)); // → RangeError: lot 1 cannot change by 400 points
}
