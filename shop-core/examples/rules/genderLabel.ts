import { genderLabel } from 'shop-core/rules/account';

console.log(genderLabel('P')); // → Perempuan
console.log(genderLabel('L')); // → Laki-Laki
