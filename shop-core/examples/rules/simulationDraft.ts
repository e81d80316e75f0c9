import { simulationDraft } from 'shop-core/rules/gold';

const { time, money, rise, buybackPrice } = simulationDraft({
  purpose: 'Haji',
  time: '10',
  money: '60.000.000',
  rise: '5,25',
  buybackPrice: '1.800.000',
});
// Hundredths of a year, rupiah, hundredths of a percent and rupiah.
console.log(time, money, rise, buybackPrice); // → 1000 60000000 525 1800000
