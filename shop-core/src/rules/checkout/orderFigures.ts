import type { Rupiah } from '../money/rupiah.ts';
import type { PricedOrder } from './pricedOrder.ts';

/** The figures an order carries: a client claims them, the server recomputes them. */
export interface OrderFigures {
  readonly totalAmount: Rupiah;
  readonly discountCoupon: Rupiah;
  readonly uniqueCode: number;
  readonly shippingCost: Rupiah;
  readonly discountRedeem: Rupiah;
  readonly redeemPoint: number;
  readonly grandTotal: Rupiah;
  readonly pointReward: number;
}

/** A figure of an order. */
export type FigureName = keyof OrderFigures;

/**
 * The figures an order is sent with, from {@link priceOrder}. One point is worth one rupiah, so discountRedeem and
 * redeemPoint are equal; the points beyond what brings the total to 0 are not among them.
 */
export function orderFigures(priced: PricedOrder): OrderFigures {
  return {
    totalAmount: priced.totalAmount,
    discountCoupon: priced.couponUsed,
    uniqueCode: priced.uniqueCodeUsed,
    shippingCost: priced.shippingCharged,
    discountRedeem: priced.redeemUsed,
    redeemPoint: priced.redeemUsed,
    grandTotal: priced.payable,
    pointReward: priced.pointReward,
  };
}
