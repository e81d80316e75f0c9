import { emptyCheckout } from '../../rules/checkout/checkoutState.ts';
import type { PricedOrder } from '../../rules/checkout/pricedOrder.ts';
import { useCart } from '../cart/useCart.ts';
import { useSession } from '../provider/useSession.ts';
import { priceCheckout } from './priceCheckout.ts';
import { type CouponView, useCoupon } from './useCoupon.ts';
import { type RedeemView, useRedeem } from './useRedeem.ts';

export interface CartTotals {
  /** The coupon and what it gives for this cart. */
  readonly coupon: CouponView;
  /** The points that are redeemed. */
  readonly redeem: RedeemView;
  /** What the cart comes to with both; shipping and unique code come at the checkout. */
  readonly priced: PricedOrder | undefined;
}

/**
 * What a cart comes to before its checkout (S4.20), by the one pricing rule.
 * @returns The totals as explained entries; `priced` is undefined until the cart is there. Coupon and points are views
 * of their own.
 * @errors those of {@link useCoupon} and {@link useRedeem}, as states and not as failures: what does not hold takes
 * nothing off.
 */
export function useCartTotals(): CartTotals {
  const cart = useCart();
  const session = useSession();
  const [coupon, redeem] = [useCoupon(), useRedeem()];
  const isReseller = session.status === 'customer' && session.profile.isReseller;
  const discounts = { coupon: coupon.state, redeem: redeem.state };
  const priced =
    cart.status === 'ready'
      ? priceCheckout({ state: emptyCheckout, cart, uniqueCode: 0, isReseller, ...discounts })
      : undefined;
  return { coupon, redeem, priced };
}
