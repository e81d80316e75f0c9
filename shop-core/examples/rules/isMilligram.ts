import { isMilligram } from 'shop-core/rules';

console.log(isMilligram(500)); // → true
console.log(isMilligram(0.5)); // → false
console.log(isMilligram(-500)); // → false
