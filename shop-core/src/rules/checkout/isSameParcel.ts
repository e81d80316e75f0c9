import type { Parcel } from './checkoutState.ts';

/** Whether a parcel is the one that is known already. */
export function isSameParcel(one: Parcel, other: Parcel): boolean {
  return (
    one.billing === other.billing &&
    one.weightKg === other.weightKg &&
    one.itemValue === other.itemValue &&
    one.isOnlineOnly === other.isOnlineOnly
  );
}
