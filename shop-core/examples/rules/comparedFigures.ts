import { comparedFigures, orderFigures, priceOrder, rupiah } from 'shop-core/rules';

const order = {
  lines: [{ unitPrice: rupiah(1_985_000), quantity: 1 }],
  shipping: { cost: rupiah(30_000) },
  freeShipping: false,
  uniqueCode: 123,
  couponDiscount: rupiah(100_000),
  redeem: rupiah(0),
  isReseller: false,
};
const before = orderFigures(priceOrder(order));
// The coupon was used up while the shopper looked.
const now = orderFigures(priceOrder({ ...order, couponDiscount: rupiah(0) }));
const changed = comparedFigures(before, now).filter(({ isChanged }) => isChanged);
for (const figure of changed) console.log(figure.name, figure.before, figure.now);
// → discountCoupon 100000 0
// → grandTotal 1914877 2014877
