import { adminLoginProblems } from 'shop-core/rules/back-office';

const form = { email: 'rina@contoh.id', password: 'Kunci-Brankas-7' };
console.log(adminLoginProblems(form)); // → []
console.log(adminLoginProblems({ ...form, email: 'rina' })); // → [ { code: 'EMAIL_INVALID', field: 'email' } ]
