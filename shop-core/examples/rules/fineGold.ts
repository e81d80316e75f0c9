import { milligram } from 'shop-core/rules';
import { fineGold } from 'shop-core/rules/gold';

// A bracelet of 10 grams, 75 % gold: 7.5 grams of it are pure.
const pure = fineGold(milligram(10_000), 7_500);
console.log(pure / 10_000_000); // → 7.5
