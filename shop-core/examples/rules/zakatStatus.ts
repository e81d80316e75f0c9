import { calendarDate, formatRupiah, milligram, rupiah } from 'shop-core/rules';
import { type ZakatEntry, zakatStatus } from 'shop-core/rules/gold';

const entries: ZakatEntry[] = [
  { type: 'Beli', weight: milligram(100_000), purity: 10_000, date: calendarDate('2025-02-01') },
];
const pricePerGram = rupiah(2_000_000);
const inJanuary = zakatStatus(entries, pricePerGram, calendarDate('2026-01-01'));
console.log(inJanuary.isDue, inJanuary.daysLeft); // → false 20

const oneHijriYearOn = zakatStatus(entries, pricePerGram, calendarDate('2026-01-21'));
console.log(oneHijriYearOn.isDue, formatRupiah(oneHijriYearOn.zakatValue)); // → true Rp 5.000.000
for (const { code } of oneHijriYearOn.trace) console.log(code);
// → HAUL_STARTED
// → HAUL_COMPLETE
