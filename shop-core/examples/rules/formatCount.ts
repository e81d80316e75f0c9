import { formatCount } from 'shop-core/rules';

console.log(`${formatCount(4_600)} poin`); // → 4.600 poin
console.log(formatCount(85)); // → 85
