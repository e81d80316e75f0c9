/** A chosen province, city, district or sub-district. */
export interface Area {
  readonly id: number;
  readonly name: string;
}
/** `type` is 'Kota' or 'Kabupaten'. */
export interface CityArea extends Area {
  readonly type: string;
}
/** `postalCode` is null where it is not known. */
export interface DistrictArea extends Area {
  readonly postalCode: string | null;
}

/** What has been chosen of an address so far; null where nothing is. */
export interface Address {
  readonly province: Area | null;
  readonly city: CityArea | null;
  readonly district: DistrictArea | null;
  readonly subdistrict: Area | null;
  readonly postalCode: string | null;
}

/** The steps of an address, each hanging on the one before. */
export type AddressLevel = 'province' | 'city' | 'district' | 'subdistrict';

/** 'regular' goes through the district; 'online' (rpx and sap) hangs one sub-district list on the city (S4.29, S4.31). */
export type AddressMode = 'regular' | 'online';

/** An address with nothing chosen. */
export const emptyAddress: Address = {
  province: null,
  city: null,
  district: null,
  subdistrict: null,
  postalCode: null,
};
