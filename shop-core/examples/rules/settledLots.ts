import { calendarDate } from 'shop-core/rules';
import { type PointLot, settledLots } from 'shop-core/rules/back-office';

const [earnedOn, expiresOn] = [calendarDate('2026-01-05'), calendarDate('2027-01-05')];
const lots: PointLot[] = [
  { id: 1, points: 450, remaining: 450, earnedOn, expiresOn },
  { id: 2, points: -100, remaining: -100, earnedOn, expiresOn }, // taken back after they were spent
];
const settled = settledLots(lots, calendarDate('2026-08-17'));
console.log(settled.map(({ id, remaining }) => `${id}: ${remaining}`)); // → [ '1: 350', '2: 0' ]
