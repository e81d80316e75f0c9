import { formatWeight, milligram } from 'shop-core/rules';

console.log(formatWeight(milligram(500))); // → 0,5 gram
console.log(formatWeight(milligram(1_000_000))); // → 1.000 gram
