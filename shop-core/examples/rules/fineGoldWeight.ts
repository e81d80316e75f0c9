import { formatWeight, milligram } from 'shop-core/rules';
import { fineGold, fineGoldWeight } from 'shop-core/rules/gold';

const coin = fineGold(milligram(1_555), 9_167);
console.log(formatWeight(fineGoldWeight(coin))); // → 1,425 gram
