import { isResellerCoupon } from 'shop-core/rules/back-office';

console.log(isResellerCoupon({ name: 'Reseller' })); // → true
console.log(isResellerCoupon({ name: 'Potongan harga' })); // → false
