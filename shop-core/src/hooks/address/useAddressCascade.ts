import { useQuery } from '@tanstack/react-query';
import {
  getCities,
  getDistricts,
  getOnlineCities,
  getOnlineSubdistricts,
  getProvinces,
  getProvincesOf,
  getSubdistricts,
} from '../../contract/calls/address.ts';
import type { Address, AddressLevel, AddressMode } from '../../rules/address/address.ts';
import { useShop } from '../provider/ShopProvider.tsx';

/** The choices of one level. `waiting`: the level above is not chosen yet. */
export interface AddressLevelView<L extends AddressLevel> {
  readonly status: 'waiting' | 'loading' | 'ready' | 'failed';
  readonly options: readonly NonNullable<Address[L]>[];
  readonly retry: () => void;
}

export interface AddressCascade {
  readonly province: AddressLevelView<'province'>;
  readonly city: AddressLevelView<'city'>;
  /** Always `waiting` in online mode, which has no districts (S4.29). */
  readonly district: AddressLevelView<'district'>;
  readonly subdistrict: AddressLevelView<'subdistrict'>;
}

export interface CascadeOptions {
  readonly address: Address;
  /** 'online' for rpx and sap: province, city and one list of sub-districts. */
  readonly mode?: AddressMode;
  /** Offers only the provinces that this courier serves. */
  readonly courier?: 'jnt' | 'sap' | 'rpx';
}

/**
 * What can be chosen at each level of an address. The choice itself is the rule `selectLevel`, which clears the levels
 * below. A late answer for another province never shows: each list is kept under what it hangs on.
 * @returns For each level what there is to choose and whether it can be chosen: `waiting` (the level above is open),
 * `loading`, `ready` with `options`, or `failed` with `retry`.
 */
export function useAddressCascade({ address, mode = 'regular', courier }: CascadeOptions): AddressCascade {
  const { client } = useShop();
  const isOnline = mode === 'online';
  const provinceId = address.province?.id;
  const cityId = address.city?.id;
  const districtId = address.district?.id;
  const never = { staleTime: Number.POSITIVE_INFINITY };

  const provinces = useQuery({
    ...never,
    queryKey: ['areas', 'provinces', courier ?? 'all'],
    queryFn: ({ signal }) =>
      courier
        ? client.send(getProvincesOf, { params: { courier } }, { signal })
        : client.send(getProvinces, {}, { signal }),
  });
  const cities = useQuery({
    ...never,
    queryKey: ['areas', 'cities', mode, provinceId],
    queryFn: ({ signal }) => {
      const province = { provinceId: provinceId ?? 0 };
      return isOnline
        ? client.send(getOnlineCities, { query: province }, { signal })
        : client.send(getCities, { params: province }, { signal });
    },
    enabled: provinceId !== undefined,
  });
  const districts = useQuery({
    ...never,
    queryKey: ['areas', 'districts', cityId],
    queryFn: ({ signal }) => client.send(getDistricts, { params: { cityId: cityId ?? 0 } }, { signal }),
    enabled: cityId !== undefined && !isOnline,
  });
  const subdistricts = useQuery({
    ...never,
    queryKey: ['areas', 'subdistricts', mode, isOnline ? cityId : districtId],
    queryFn: ({ signal }) =>
      isOnline
        ? client.send(getOnlineSubdistricts, { query: { cityId: cityId ?? 0 } }, { signal })
        : client.send(getSubdistricts, { params: { districtId: districtId ?? 0 } }, { signal }),
    enabled: (isOnline ? cityId : districtId) !== undefined,
  });

  return { province: view(provinces), city: view(cities), district: view(districts), subdistrict: view(subdistricts) };
}

interface Answer<T> {
  readonly data: readonly T[] | undefined;
  readonly isError: boolean;
  readonly fetchStatus: string;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

function view<L extends AddressLevel>(answer: Answer<NonNullable<Address[L]>>): AddressLevelView<L> {
  const { data, isError, fetchStatus, isPending, refetch } = answer;
  const retry = () => void refetch();
  if (data) return { status: 'ready', options: data, retry };
  const isWaiting = isPending && fetchStatus === 'idle';
  return { status: isError ? 'failed' : isWaiting ? 'waiting' : 'loading', options: [], retry };
}
