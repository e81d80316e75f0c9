import { isPostalCode } from 'shop-core/rules';

console.log(isPostalCode('40257')); // → true
console.log(isPostalCode('04025')); // → false
console.log(isPostalCode('4025')); // → false
