import { orderStatus } from 'shop-core/rules';

console.log(orderStatus('Shipped')); // → shipped
console.log(orderStatus('refunded')); // → undefined
