import { redeemProblems } from 'shop-core/rules';

const active = 4_600;
console.log(redeemProblems({ points: 4_600 }, active)); // → []
console.log(redeemProblems({ points: null }, active)); // → [ { code: 'REQUIRED', field: 'points' } ]
console.log(redeemProblems({ points: 5_000 }, active)); // → [ { code: 'POINTS_EXCEED', active: 4600, field: 'points' } ]
