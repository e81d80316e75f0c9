import { type Rupiah, rupiah } from '../money/rupiah.ts';
import type { OrderFigures } from './orderFigures.ts';
import type { PriceEntry } from './pricedOrder.ts';

/** The figures that an order keeps of its price. */
export type PlacedFigures = Pick<
  OrderFigures,
  'totalAmount' | 'shippingCost' | 'uniqueCode' | 'discountCoupon' | 'discountRedeem'
>;

/**
 * The steps of the price of an order that was placed, in the order of {@link priceOrder}: all five, also those of nothing
 * (S2.125). Shipping is what was charged, so a free one is 0.
 */
export function placedEntries(order: PlacedFigures): PriceEntry[] {
  return [
    { code: 'SUBTOTAL', amount: order.totalAmount },
    { code: 'SHIPPING', amount: order.shippingCost },
    { code: 'UNIQUE_CODE', amount: minus(order.uniqueCode) },
    { code: 'COUPON', amount: minus(order.discountCoupon) },
    { code: 'REDEEM', amount: minus(order.discountRedeem) },
  ];
}

// Not -amount, which would make a -0 of 0.
function minus(amount: number): Rupiah {
  return rupiah(0 - amount);
}
