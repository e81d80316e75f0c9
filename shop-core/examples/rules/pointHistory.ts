import { calendarDate } from 'shop-core/rules';
import { pointHistory } from 'shop-core/rules/back-office';

const expiresOn = calendarDate('2027-01-05');
const moves = [
  { id: 1, date: calendarDate('2026-01-05'), changes: [{ lotId: 1, points: 450, expiresOn }] },
  { id: 2, date: calendarDate('2026-03-02'), changes: [{ lotId: 1, points: -400, expiresOn }] },
];
const rows = pointHistory(moves, calendarDate('2026-08-17'));
for (const row of rows) console.log(row.date, row.credit, row.debit, row.balance);
// → 2026-01-05 450 0 450
// → 2026-03-02 0 400 50
