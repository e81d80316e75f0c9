import { calendarDate, milligram } from 'shop-core/rules';
import { whyNotGoldLedger, type ZakatEntry } from 'shop-core/rules/gold';

const bought: ZakatEntry = { type: 'Beli', weight: milligram(10_000), purity: 9_999, date: calendarDate('2026-03-01') };
const sold: ZakatEntry = { ...bought, type: 'Jual', weight: milligram(4_000) };
console.log(whyNotGoldLedger([bought, sold])); // → undefined

// A day before it was bought there was nothing to sell.
const problem = whyNotGoldLedger([bought, { ...sold, date: calendarDate('2026-02-28') }]);
console.log(problem); // → { code: 'GOLD_NOT_HELD', date: '2026-02-28', missing: 4000 }
