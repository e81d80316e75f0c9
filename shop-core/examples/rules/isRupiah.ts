import { isRupiah } from 'shop-core/rules';

// Asked before a number from elsewhere becomes money.
console.log(isRupiah(1_985_000)); // → true
console.log(isRupiah(1_985_000.5)); // → false
console.log(isRupiah(Number.NaN)); // → false
