import { isBlank } from 'shop-core/rules';

console.log(isBlank('   ')); // → true
console.log(isBlank(null)); // → true
console.log(isBlank('Jl. Melati 5')); // → false
