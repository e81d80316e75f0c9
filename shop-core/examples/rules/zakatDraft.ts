import { calendarDate } from 'shop-core/rules';
import { zakatDraft } from 'shop-core/rules/gold';

const { weight, purity, price } = zakatDraft({
  type: 'Beli',
  goldType: 'Batangan',
  weight: '2,5',
  purity: '99,99',
  price: '4.950.000',
  date: calendarDate('2026-08-17'),
});
// Milligrams, hundredths of a percent and rupiah.
console.log(weight, purity, price); // → 2500 9999 4950000
