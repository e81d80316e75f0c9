import { availability } from 'shop-core/rules';

console.log(availability(12)); // → AVAILABLE
console.log(availability(0)); // → HABIS
