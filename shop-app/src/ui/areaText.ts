import type { FoundArea } from 'shop-core/rules';

/** Where a sub-district lies, as an address is written: 'Coblong, Kota Bandung, Jawa Barat 40132'. */
export function placeText({ district, city, province, postalCode }: FoundArea): string {
  return `${district.name}, ${city.type} ${city.name}, ${province.name} ${postalCode ?? ''}`.trim();
}

/** The same with the sub-district in front. */
export function areaText(found: FoundArea): string {
  return `${found.subdistrict.name}, ${placeText(found)}`;
}
