import { formatHundredths } from 'shop-core/rules/gold';

console.log(formatHundredths(123_456)); // → 1.234,56
console.log(formatHundredths(-5)); // → -0,05
