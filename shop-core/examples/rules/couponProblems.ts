import { couponProblems } from 'shop-core/rules';

console.log(couponProblems({ code: 'MERDEKA17' })); // → []
console.log(couponProblems({ code: '  ' })); // → [ { code: 'REQUIRED', field: 'code' } ]
console.log(couponProblems({ code: 'MERDEKA 17' })); // → [ { code: 'INVALID', field: 'code' } ]
