import { forgotProblems } from 'shop-core/rules/account';

console.log(forgotProblems({ email: ' siti@contoh.id ' })); // → []
console.log(forgotProblems({ email: 'siti@' })); // → [ { code: 'EMAIL_INVALID', field: 'email' } ]
