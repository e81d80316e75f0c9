import { couponLabel, rupiah } from 'shop-core/rules';

console.log(couponLabel({ code: 'CT-1', name: 'Potongan harga' }, rupiah(50_000))); // → Rp 50.000
console.log(couponLabel({ code: 'CT-4', name: 'Kado Emas' }, rupiah(50_000))); // → Kado Emas
