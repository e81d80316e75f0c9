import { orderFigures, priceOrder, rupiah } from 'shop-core/rules';
import { differingFigures } from 'shop-core/rules/back-office';

const fresh = orderFigures(
  priceOrder({
    lines: [{ unitPrice: rupiah(1_985_000), quantity: 1 }],
    shipping: { cost: rupiah(30_000) },
    freeShipping: false,
    uniqueCode: 123,
    couponDiscount: rupiah(0),
    redeem: rupiah(0),
    isReseller: false,
  }),
);
const claimed = { ...fresh, shippingCost: rupiah(0), grandTotal: rupiah(1_984_877) };
console.log(differingFigures(claimed, fresh)); // → [ 'shippingCost', 'grandTotal' ]
