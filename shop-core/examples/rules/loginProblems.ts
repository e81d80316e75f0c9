import { loginProblems } from 'shop-core/rules/account';

console.log(loginProblems({ username: 'siti', password: 'Kunci-Brankas-7' })); // → []
console.log(loginProblems({ username: 'siti', password: '' })); // → [ { code: 'REQUIRED', field: 'password' } ]
