import type { CheckoutState } from '../../rules/checkout/checkoutState.ts';
import type { PricedOrder } from '../../rules/checkout/pricedOrder.ts';
import { priceOrder } from '../../rules/checkout/priceOrder.ts';
import { shippingToPrice } from '../../rules/checkout/shippingToPrice.ts';
import { isResellerCoupon } from '../../rules/coupon/isResellerCoupon.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import type { ReadyCart } from '../cart/useCart.ts';
import type { GivenCoupon } from './couponQuery.ts';
import type { CouponState } from './useCoupon.ts';
import type { RedeemState } from './useRedeem.ts';

interface ToPrice {
  readonly state: CheckoutState;
  readonly cart: ReadyCart;
  readonly uniqueCode: number;
  readonly coupon: CouponState;
  readonly redeem: RedeemState;
  readonly isReseller: boolean;
}

/** What the checkout comes to, by the one pricing rule. A coupon or points that do not hold take nothing off. */
export function priceCheckout({ state, cart, uniqueCode, coupon, redeem, isReseller }: ToPrice): PricedOrder {
  const given = givenBy(coupon);
  return priceOrder({
    lines: cart.lines.map(({ price, quantity, product }) => ({
      unitPrice: price,
      quantity,
      fixedPoint: product.fixedPoint,
    })),
    shipping: shippingToPrice(state),
    freeShipping: given?.isFreeShipping ?? false,
    uniqueCode,
    couponDiscount: given?.discount ?? rupiah(0),
    redeem: rupiah(redeem.status === 'applied' ? redeem.points : 0),
    // S6.19: a coupon makes the order a reseller's, never the customer.
    isReseller: isReseller || (given !== undefined && isResellerCoupon(given.type)),
  });
}

/** While a coupon is asked again, what it gave for the cart before stands: no total that jumps. */
function givenBy(coupon: CouponState): GivenCoupon | undefined {
  if (coupon.status === 'applied') return coupon;
  return coupon.status === 'checking' ? coupon.last : undefined;
}
