import { rupiah, usefulPoints } from 'shop-core/rules';

const priced = { payable: rupiah(1_796_000), redeemUsed: rupiah(4_000) };
console.log(usefulPoints(4_600, priced)); // → 4600
console.log(usefulPoints(5_000_000, priced)); // → 1800000
console.log(usefulPoints(-50, priced)); // → 0
