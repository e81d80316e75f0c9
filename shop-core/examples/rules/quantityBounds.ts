import { quantityBounds } from 'shop-core/rules';

console.log(quantityBounds('product', 5)); // → { minimum: 0, maximum: 5 }
console.log(quantityBounds('cart', 5)); // → { minimum: 1, maximum: 5 }
console.log(quantityBounds('cart', 0)); // → { minimum: 1, maximum: 1 }
