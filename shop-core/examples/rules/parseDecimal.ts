import { parseDecimal } from 'shop-core/rules/gold';

// Grams with 3 decimals: the answer is in milligrams.
console.log(parseDecimal('2,5', 3)); // → 2500
console.log(parseDecimal('', 3)); // → null
console.log(parseDecimal('dua', 3)); // → NaN
