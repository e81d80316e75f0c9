import { inRupiah } from 'shop-core/rules/back-office';

console.log(inRupiah({ amount: 1_250, currency: 'USD', rate: 16_250 })); // → 20312500
console.log(inRupiah({ amount: 1_250, currency: 'USD', rate: null })); // → undefined
