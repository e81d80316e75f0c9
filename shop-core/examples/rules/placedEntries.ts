import { placedEntries, rupiah } from 'shop-core/rules';

// The figures of an order that was placed, as GET /order/get-order-by-code answers them.
const order = {
  totalAmount: rupiah(1_985_000),
  shippingCost: rupiah(30_000),
  uniqueCode: 123,
  discountCoupon: rupiah(0),
  discountRedeem: rupiah(50_000),
};
for (const { code, amount } of placedEntries(order)) console.log(code, amount);
// → SUBTOTAL 1985000
// → SHIPPING 30000
// → UNIQUE_CODE -123
// → COUPON 0
// → REDEEM -50000
