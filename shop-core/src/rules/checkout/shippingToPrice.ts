import type { CheckoutState } from './checkoutState.ts';
import type { OrderToPrice } from './pricedOrder.ts';

/**
 * What {@link priceOrder} needs to know of shipping: 'online' when nothing is shipped (S4.23), a fresh cost, or null
 * while it is not known.
 */
export function shippingToPrice({ parcel, quote }: Pick<CheckoutState, 'parcel' | 'quote'>): OrderToPrice['shipping'] {
  if (parcel.isOnlineOnly) return 'online';
  return quote.status === 'fresh' ? { cost: quote.cost } : null;
}
