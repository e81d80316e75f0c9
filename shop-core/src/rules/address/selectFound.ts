import type { Address, AddressMode } from './address.ts';
import type { FoundArea } from './foundArea.ts';

/**
 * The address with all levels of a place that was found, so none is without its parent, and its postal code, or null for
 * typing where that is not known. Whatever was chosen before goes. Online addresses have no district (S4.29).
 */
export function selectFound(found: FoundArea, mode: AddressMode = 'regular'): Address {
  const { province, city, subdistrict, postalCode } = found;
  return { province, city, district: mode === 'online' ? null : found.district, subdistrict, postalCode };
}
