import { calendarDate, milligram } from 'shop-core/rules';
import { goldByDay, type ZakatEntry } from 'shop-core/rules/gold';

const entries: ZakatEntry[] = [
  { type: 'Beli', weight: milligram(50_000), purity: 10_000, date: calendarDate('2025-01-10') },
  { type: 'Beli', weight: milligram(40_000), purity: 7_500, date: calendarDate('2025-03-01') },
  { type: 'Jual', weight: milligram(20_000), purity: 10_000, date: calendarDate('2025-03-01') },
];
// Grams held at the end of each day, and how much of it is pure.
for (const { date, weight, fine } of goldByDay(entries)) console.log(date, weight / 1_000, fine / 10_000_000);
// → 2025-01-10 50 50
// → 2025-03-01 70 60
