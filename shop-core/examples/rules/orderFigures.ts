import { orderFigures, priceOrder, rupiah } from 'shop-core/rules';

const priced = priceOrder({
  lines: [{ unitPrice: rupiah(250_000), quantity: 1 }],
  shipping: 'online',
  freeShipping: false,
  uniqueCode: 321,
  couponDiscount: rupiah(0),
  redeem: rupiah(300_000),
  isReseller: false,
});
// More points are offered than are needed: the rest is not taken.
const { discountRedeem, redeemPoint, grandTotal } = orderFigures(priced);
console.log(discountRedeem, redeemPoint, grandTotal); // → 249679 249679 0
console.log(priced.grandTotalRaw); // → -50321
