import { rupiah, timesRupiah } from 'shop-core/rules';

const oneGramBar = rupiah(1_985_000);
console.log(timesRupiah(oneGramBar, 3)); // → 5955000
