import { formatWeight, type Milligram, milligram } from 'shop-core/rules';

const halfGramBar: Milligram = milligram(500);
console.log(formatWeight(halfGramBar)); // → 0,5 gram

try {
  milligram(-500);
} catch (error) {
  console.log(String(error)); // → RangeError: not whole milligrams: -500
}
