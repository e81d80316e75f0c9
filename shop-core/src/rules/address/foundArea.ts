import type { Area, CityArea, DistrictArea } from './address.ts';

/** A sub-district with all that it lies in: what one choice in a search fills in. `postalCode` is null where it is not known. */
export interface FoundArea {
  readonly province: Area;
  readonly city: CityArea;
  readonly district: DistrictArea;
  readonly subdistrict: Area;
  readonly postalCode: string | null;
}
