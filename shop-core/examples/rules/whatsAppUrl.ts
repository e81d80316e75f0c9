import { whatsAppUrl } from 'shop-core/rules';

console.log(whatsAppUrl('0812-3456-7890')); // → https://wa.me/6281234567890
console.log(whatsAppUrl('+62 812 3456 7890', 'Halo, Kak')); // → https://wa.me/6281234567890?text=Halo%2C%20Kak
