import type { Address } from '../address/address.ts';
import type { CheckoutState } from './checkoutState.ts';
import { usesDropship } from './usesDropship.ts';

/**
 * Where the parcel goes: the dropship address if one applies (S4.22, S4.30), else the billing address, which may be
 * missing.
 */
export function shippingDestination(state: CheckoutState): Address | null {
  return usesDropship(state) ? state.dropship : state.parcel.billing;
}
