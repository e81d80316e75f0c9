import { milligram } from 'shop-core/rules';
import { signedWeight } from 'shop-core/rules/gold';

const tenGrams = milligram(10_000);
console.log(signedWeight('Beli', tenGrams)); // → 10000
console.log(signedWeight('Jual', tenGrams)); // → -10000
