import { orderStatusLabel } from 'shop-core/rules';

console.log(orderStatusLabel('PENDING')); // → Menunggu pembayaran
console.log(orderStatusLabel('shipped')); // → Sedang dikirim
console.log(orderStatusLabel('refunded')); // → refunded
