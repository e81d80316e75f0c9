import type { Address, AddressMode } from './address.ts';

/**
 * The address when the courier asks for the other kind of cascade (S4.29, S4.31): province and city stay; district,
 * sub-district and the postal code that came with them go, since the two kinds have different lists. The same kind
 * changes nothing.
 */
export function changeAddressMode(address: Address, from: AddressMode, to: AddressMode): Address {
  return from === to ? address : { ...address, district: null, subdistrict: null, postalCode: null };
}
