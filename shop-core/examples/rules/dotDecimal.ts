import { dotDecimal } from 'shop-core/rules/gold';

console.log(dotDecimal('2,5')); // → 2.5
