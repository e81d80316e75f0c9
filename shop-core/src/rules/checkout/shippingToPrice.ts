import type { CheckoutState } from './checkoutState.ts';
import type { OrderToPrice } from './pricedOrder.ts';

/** What priceOrder needs to know of shipping: nothing is shipped (S4.23), a fresh cost, or not known yet. */
export function shippingToPrice({ parcel, quote }: Pick<CheckoutState, 'parcel' | 'quote'>): OrderToPrice['shipping'] {
  if (parcel.isOnlineOnly) return 'online';
  return quote.status === 'fresh' ? { cost: quote.cost } : null;
}
