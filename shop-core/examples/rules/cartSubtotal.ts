import { cartSubtotal, formatRupiah, rupiah } from 'shop-core/rules';

const lines = [
  { price: rupiah(1_985_000), quantity: 3 },
  { price: rupiah(1_040_000), quantity: 1 },
];
console.log(formatRupiah(cartSubtotal(lines))); // → Rp 6.995.000
