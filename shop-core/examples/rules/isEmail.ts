import { isEmail } from 'shop-core/rules';

console.log(isEmail('siti.aminah@contoh.co.id')); // → true
console.log(isEmail('siti@localhost')); // → false
console.log(isEmail(' siti@contoh.id')); // → false
