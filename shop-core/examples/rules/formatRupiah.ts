import { formatRupiah, rupiah } from 'shop-core/rules';

console.log(formatRupiah(rupiah(1_500_000))); // → Rp 1.500.000
console.log(formatRupiah(rupiah(-25_000))); // → -Rp 25.000
