import type { Address, AddressLevel, AddressMode } from '../../rules/address/address.ts';
import type { FoundArea } from '../../rules/address/foundArea.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import type { Action } from '../provider/useAction.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { type AreaCourier, citiesQuery, districtsQuery, provincesQuery, subdistrictsQuery } from './areaQueries.ts';
import { useFillAddress } from './useFillAddress.ts';

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
  /**
   * Sets all levels at once to a place that was found: `run` answers the address with them. In online mode it looks first
   * whether the courier goes there.
   */
  readonly fill: Action<FoundArea, Address>;
}

export interface CascadeOptions {
  readonly address: Address;
  /** 'online' for rpx and sap: province, city and one list of sub-districts. */
  readonly mode?: AddressMode;
  /** Offers only the provinces that this courier serves. */
  readonly courier?: AreaCourier;
}

/**
 * What can be chosen at each level of an address. The choice itself is the rule `selectLevel`, which clears the levels
 * below. A late answer for another province never shows: each list is kept under what it hangs on.
 * @returns For each level what there is to choose and whether it can be chosen: `waiting` (the level above is open),
 * `loading`, `ready` with `options`, or `failed` with `retry`; and `fill`, which takes a place that `useAreaSearch` found.
 * @errors AREA_NOT_SERVED
 */
export function useAddressCascade({ address, mode = 'regular', courier }: CascadeOptions): AddressCascade {
  const shop = useShop();
  const isOnline = mode === 'online';
  const provinceId = address.province?.id;
  const cityId = address.city?.id;
  const parent = isOnline ? address.city : address.district;

  const provinces = useShopQuery(provincesQuery(shop, courier));
  const cities = useShopQuery({ ...citiesQuery(shop, mode, provinceId), enabled: provinceId !== undefined });
  const districts = useShopQuery({ ...districtsQuery(shop, cityId), enabled: cityId !== undefined && !isOnline });
  const subdistricts = useShopQuery({ ...subdistrictsQuery(shop, mode, parent), enabled: parent !== null });
  const fill = useFillAddress(mode, courier);

  return {
    province: view(provinces),
    city: view(cities),
    district: view(districts),
    subdistrict: view(subdistricts),
    fill,
  };
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
