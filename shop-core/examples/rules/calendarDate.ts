import { calendarDate } from 'shop-core/rules';

const [saleStart, saleEnd] = [calendarDate('2026-08-01'), calendarDate('2026-08-17')];
// Days are text that sorts, so the earlier one is the smaller one.
console.log(saleStart < saleEnd); // → true
console.log(saleEnd); // → 2026-08-17
