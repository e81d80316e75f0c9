import { roundedShare } from 'shop-core/rules/back-office';

console.log(roundedShare(0.5)); // → 1
console.log(roundedShare(-0.5)); // → -1
console.log(roundedShare(1.005, [1, 1], 2)); // → 1.01
