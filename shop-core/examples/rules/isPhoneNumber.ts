import { isPhoneNumber } from 'shop-core/rules';

console.log(isPhoneNumber('0812-3456-7890')); // → true
console.log(isPhoneNumber('+62 812 3456 7890')); // → true
console.log(isPhoneNumber('12345')); // → false
