import { useEffect, useMemo } from 'react';
import type { BillingAddress } from '../../contract/entities/billingAddress.ts';
import type { CheckoutEvent } from '../../rules/checkout/checkoutEvent.ts';
import type { Parcel } from '../../rules/checkout/checkoutState.ts';
import { isSameParcel } from '../../rules/checkout/isSameParcel.ts';
import { shippingWeightKg } from '../../rules/checkout/shippingWeightKg.ts';
import type { CartView, ReadyCart } from '../cart/useCart.ts';

/**
 * Keeps the checkout's parcel what the cart and the billing address say; the rule makes an old quote stale.
 * @param held the parcel of the checkout as it is
 * @returns whether it is a parcel to send: known, the one of now, and none of its quantities on its way
 */
export function useParcel(
  cart: CartView,
  billing: BillingAddress | undefined,
  held: Parcel,
  dispatch: (event: CheckoutEvent) => void,
): boolean {
  const parcel = useMemo(() => (cart.status === 'ready' ? parcelOf(cart, billing) : undefined), [cart, billing]);
  useEffect(() => {
    if (parcel) dispatch({ type: 'parcelChanged', parcel });
  }, [parcel, dispatch]);
  const isReady = cart.status === 'ready' && cart.lines.length > 0 && !cart.isPending && billing !== undefined;
  return isReady && parcel !== undefined && isSameParcel(parcel, held);
}

function parcelOf({ lines, subtotal, isOnlineOnly }: ReadyCart, billing: BillingAddress | undefined): Parcel {
  const weights = lines.map(({ quantity, product }) => ({ weight: product.weight, quantity }));
  return { billing: billing ?? null, weightKg: shippingWeightKg(weights), itemValue: subtotal, isOnlineOnly };
}
