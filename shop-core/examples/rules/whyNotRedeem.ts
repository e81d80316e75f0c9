import { whyNotRedeem } from 'shop-core/rules';

const active = 4_600;
console.log(whyNotRedeem(4_600, active)); // → undefined
console.log(whyNotRedeem(5_000, active)); // → { code: 'POINTS_EXCEED', active: 4600 }
console.log(whyNotRedeem(0, active)); // → { code: 'POINTS_INVALID' }
