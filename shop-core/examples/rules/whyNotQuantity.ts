import { whyNotQuantity } from 'shop-core/rules';

console.log(whyNotQuantity(2, 5)); // → undefined
console.log(whyNotQuantity(6, 5)); // → { code: 'OUT_OF_STOCK', available: 5 }
console.log(whyNotQuantity(0, 5)); // → { code: 'QUANTITY_INVALID' }
