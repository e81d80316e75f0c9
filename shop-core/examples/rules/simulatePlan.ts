import { rupiah } from 'shop-core/rules';
import { simulatePlan } from 'shop-core/rules/gold';

// Rp 60 million of today, in 10 years, at 5 % a year; the shop buys gold back at Rp 1.8 million per gram.
const plan = simulatePlan({
  purpose: 'Haji',
  time: 1_000,
  money: rupiah(60_000_000),
  rise: 500,
  buybackPrice: rupiah(1_800_000),
});
console.log(plan.futureAmount.text); // → Rp 90.000.000,00
console.log(plan.goldNeeded.text); // → 50,00 gram
console.log(plan.monthlyGold); // → { hundredths: 42, text: '0,42 gram' }
