import { useEffect } from 'react';
import type { BillingAddress } from '../../contract/entities/billingAddress.ts';
import type { CheckoutEvent } from '../../rules/checkout/checkoutEvent.ts';
import { shippingWeightKg } from '../../rules/checkout/shippingWeightKg.ts';
import type { CartView } from '../cart/useCart.ts';

/** Keeps the checkout's parcel what the cart and the billing address say; the rule makes an old quote stale. */
export function useParcel(
  cart: CartView,
  billing: BillingAddress | undefined,
  dispatch: (event: CheckoutEvent) => void,
): void {
  useEffect(() => {
    if (cart.status !== 'ready') return;
    const lines = cart.lines.map(({ quantity, product }) => ({ weight: product.weight, quantity }));
    dispatch({
      type: 'parcelChanged',
      parcel: {
        billing: billing ?? null,
        weightKg: shippingWeightKg(lines),
        itemValue: cart.subtotal,
        isOnlineOnly: cart.isOnlineOnly,
      },
    });
  }, [cart, billing, dispatch]);
}
