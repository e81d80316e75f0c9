import type { Address, AddressMode } from './address.ts';

/**
 * Whether the areas a courier needs to price a parcel are chosen, down to the sub-district (S5.52). An address of the
 * kind 'online', for rpx and sap, has no district (S4.29).
 */
export function isDestinationComplete(address: Address | null, mode: AddressMode = 'regular'): boolean {
  if (!address?.province || !address.city || !address.subdistrict) return false;
  return mode === 'online' || address.district !== null;
}
