import { rupiah, sumRupiah } from 'shop-core/rules';

const unpaid = [rupiah(1_985_000), rupiah(9_725_000), rupiah(45_000)];
console.log(sumRupiah(unpaid)); // → 11755000
console.log(sumRupiah([])); // → 0
