import { missingPoints } from 'shop-core/rules';

const active = 4_600;
console.log(missingPoints(5_000, active)); // → 400
console.log(missingPoints(4_000, active)); // → 0
