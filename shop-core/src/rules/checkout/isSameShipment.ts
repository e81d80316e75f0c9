import type { Address } from '../address/address.ts';
import type { CheckoutState } from './checkoutState.ts';
import { shippingDestination } from './shippingDestination.ts';

/** Whether a shipping cost asked for one checkout holds for another: same courier, weight, value and destination. */
export function isSameShipment(one: CheckoutState, other: CheckoutState): boolean {
  return (
    one.courier === other.courier &&
    one.parcel.weightKg === other.parcel.weightKg &&
    one.parcel.itemValue === other.parcel.itemValue &&
    one.parcel.isOnlineOnly === other.parcel.isOnlineOnly &&
    isSamePlace(shippingDestination(one), shippingDestination(other))
  );
}

function isSamePlace(one: Address | null, other: Address | null): boolean {
  return (
    one?.province?.id === other?.province?.id &&
    one?.city?.id === other?.city?.id &&
    one?.district?.id === other?.district?.id &&
    one?.subdistrict?.id === other?.subdistrict?.id &&
    one?.postalCode === other?.postalCode
  );
}
