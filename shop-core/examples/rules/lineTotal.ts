import { lineTotal, rupiah } from 'shop-core/rules';

console.log(lineTotal({ price: rupiah(1_985_000), quantity: 3 })); // → 5955000
