import { formatRupiah, priceOrder, rupiah } from 'shop-core/rules';

const priced = priceOrder({
  lines: [{ unitPrice: rupiah(1_985_000), quantity: 3, fixedPoint: 20 }],
  shipping: { cost: rupiah(30_000) },
  freeShipping: false,
  uniqueCode: 321,
  couponDiscount: rupiah(100_000),
  redeem: rupiah(50_000),
  isReseller: false,
});
for (const { code, amount } of priced.entries) console.log(code, formatRupiah(amount));
// → SUBTOTAL Rp 5.955.000
// → SHIPPING Rp 30.000
// → UNIQUE_CODE -Rp 321
// → COUPON -Rp 100.000
// → REDEEM -Rp 50.000
console.log(formatRupiah(priced.payable), priced.pointReward); // → Rp 5.834.679 60
