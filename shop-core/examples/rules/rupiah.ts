import { type Rupiah, rupiah } from 'shop-core/rules';

const pricePerGram: Rupiah = rupiah(1_985_000);
console.log(pricePerGram); // → 1985000

try {
  rupiah(1_985_000.5);
} catch (error) {
  console.log(String(error)); // → RangeError: not whole rupiah: 1985000.5
}
