import { cartSubtotal, type PricedOrder, priceOrder, rupiah } from 'shop-core/rules';
import { couponDiscount, isFreeShipping, isResellerCoupon } from 'shop-core/rules/back-office';
import type { Quote } from '../../couriers/shipment.ts';
import type { FoundCoupon } from '../../loyalty/coupons.ts';
import type { BasketLine } from '../basket.ts';

interface ToPrice {
  readonly lines: readonly BasketLine[];
  /** Null when nothing is sent. */
  readonly shipped: Quote | null;
  readonly coupon: FoundCoupon | null;
  readonly uniqueCode: number;
  /** Points the customer wants to redeem; one is worth one rupiah. */
  readonly redeem: number;
  readonly isReseller: boolean;
}

/** What an order comes to, by the one pricing rule. */
export function priceDraft({ lines, shipped, coupon, uniqueCode, redeem, isReseller }: ToPrice): PricedOrder {
  return priceOrder({
    lines: lines.map(({ price, quantity, product }) => ({
      unitPrice: price,
      quantity,
      fixedPoint: product.fixedPoint,
    })),
    shipping: shipped ? { cost: shipped.cost } : 'online',
    freeShipping: coupon !== null && isFreeShipping(coupon),
    uniqueCode,
    couponDiscount: coupon ? couponDiscount(coupon, cartSubtotal(lines)) : rupiah(0),
    redeem: rupiah(redeem),
    // S6.19: a coupon makes the order a reseller's, never the customer.
    isReseller: isReseller || (coupon !== null && isResellerCoupon(coupon.type)),
  });
}
