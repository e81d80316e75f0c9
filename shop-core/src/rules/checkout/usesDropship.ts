import type { CheckoutState } from './checkoutState.ts';
import { needsSeparateAddress } from './needsSeparateAddress.ts';

/** Whether the parcel goes to the dropship address: because the courier wants one (S4.22) or the shopper does (S4.30). */
export function usesDropship(state: Pick<CheckoutState, 'courier' | 'wantsDropship' | 'parcel'>): boolean {
  return !state.parcel.isOnlineOnly && (state.wantsDropship || needsSeparateAddress(state.courier));
}
