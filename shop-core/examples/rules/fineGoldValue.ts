import { formatRupiah, milligram, rupiah } from 'shop-core/rules';
import { fineGold, fineGoldValue } from 'shop-core/rules/gold';

const pricePerGram = rupiah(1_985_000);
const bracelet = fineGold(milligram(10_000), 7_500);
console.log(formatRupiah(fineGoldValue(bracelet, pricePerGram))); // → Rp 14.887.500
