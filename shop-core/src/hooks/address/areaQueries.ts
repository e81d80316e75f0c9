import { queryOptions } from '@tanstack/react-query';
import {
  getCities,
  getDistricts,
  getOnlineCities,
  getOnlineSubdistricts,
  getProvinces,
  getProvincesOf,
  getSubdistricts,
} from '../../contract/calls/address.ts';
import type { AddressMode } from '../../rules/address/address.ts';
import { type QuerySource, shopKey } from '../provider/shopKey.ts';

/** The couriers that say where they go. */
export type AreaCourier = 'jnt' | 'sap' | 'rpx';

// Areas stay what they are: each list is asked for once, and kept under what it hangs on.
const staleTime = Number.POSITIVE_INFINITY;

/** All provinces (S7.51), or those that a courier serves (S7.52). */
export function provincesQuery(shop: QuerySource, courier: AreaCourier | undefined) {
  return queryOptions({
    staleTime,
    queryKey: shopKey(shop, 'areas', 'provinces', courier ?? 'all'),
    queryFn: ({ signal }) =>
      courier
        ? shop.client.send(getProvincesOf, { params: { courier } }, { signal })
        : shop.client.send(getProvinces, {}, { signal }),
  });
}

/** The cities of a province: all of them (S7.53), or those that sap and rpx serve (S7.54). */
export function citiesQuery(shop: QuerySource, mode: AddressMode, provinceId: number | undefined) {
  const province = { provinceId: provinceId ?? 0 };
  return queryOptions({
    staleTime,
    queryKey: shopKey(shop, 'areas', 'cities', mode, provinceId),
    queryFn: ({ signal }) =>
      mode === 'online'
        ? shop.client.send(getOnlineCities, { query: province }, { signal })
        : shop.client.send(getCities, { params: province }, { signal }),
  });
}

/** The districts of a city (S7.55). */
export function districtsQuery(shop: QuerySource, cityId: number | undefined) {
  return queryOptions({
    staleTime,
    queryKey: shopKey(shop, 'areas', 'districts', cityId),
    queryFn: ({ signal }) => shop.client.send(getDistricts, { params: { cityId: cityId ?? 0 } }, { signal }),
  });
}

/** What sub-districts lie in: a district, or in online mode a city, which is asked for by its name too. */
interface ParentArea {
  readonly id: number;
  readonly name: string;
}

/** The sub-districts of a district (S7.56), or in online mode those of a city (S7.57). */
export function subdistrictsQuery(shop: QuerySource, mode: AddressMode, parent: ParentArea | null | undefined) {
  const { id, name } = parent ?? { id: 0, name: '' };
  return queryOptions({
    staleTime,
    queryKey: shopKey(shop, 'areas', 'subdistricts', mode, parent?.id),
    queryFn: ({ signal }) =>
      mode === 'online'
        ? shop.client.send(getOnlineSubdistricts, { query: { cityId: id, cityName: name } }, { signal })
        : shop.client.send(getSubdistricts, { params: { districtId: id } }, { signal }),
  });
}
