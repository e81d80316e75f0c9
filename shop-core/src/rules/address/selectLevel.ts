import type { Address, AddressLevel, AddressMode } from './address.ts';

/**
 * The address after a choice at one level. What hung on the old choice is cleared (S4.25-S4.27):
 * a province clears city, district, sub-district and postal code; a city clears district, sub-district and the postal
 * code, which belonged to the old city; a district clears the sub-district and brings its own postal code (S4.28).
 * Choosing the same again, or a level whose parent is not chosen, changes nothing and returns the same object.
 */
export function selectLevel<L extends AddressLevel>(
  address: Address,
  level: L,
  choice: Address[L],
  mode: AddressMode = 'regular',
): Address {
  if (!isReachable(address, level, mode) || address[level]?.id === choice?.id) return address;
  return { ...address, ...cleared(level, choice), [level]: choice };
}

function isReachable(address: Address, level: AddressLevel, mode: AddressMode): boolean {
  if (level === 'province') return true;
  if (level === 'city') return address.province !== null;
  if (level === 'district') return mode === 'regular' && address.city !== null;
  return (mode === 'regular' ? address.district : address.city) !== null;
}

function cleared(level: AddressLevel, choice: Address[AddressLevel]): Partial<Address> {
  switch (level) {
    case 'province':
      return { city: null, district: null, subdistrict: null, postalCode: null };
    case 'city':
      return { district: null, subdistrict: null, postalCode: null };
    case 'district':
      return { subdistrict: null, postalCode: choice && 'postalCode' in choice ? choice.postalCode : null };
    case 'subdistrict':
      return {};
  }
}
