import type { Address, AddressMode } from '../../rules/address/address.ts';
import type { FoundArea } from '../../rules/address/foundArea.ts';
import { selectFound } from '../../rules/address/selectFound.ts';
import type { Shop } from '../provider/shop.ts';
import { type Action, refuse, useAction } from '../provider/useAction.ts';
import { type AreaCourier, citiesQuery, provincesQuery } from './areaQueries.ts';

/** Sets all levels of an address to a place that was found, as far as the courier goes there. The screen says why not. */
export function useFillAddress(mode: AddressMode, courier: AreaCourier | undefined): Action<FoundArea, Address> {
  return useAction(
    async (found: FoundArea, shop) => {
      const isServed = mode === 'regular' || (await servesArea(shop, courier, found));
      return isServed ? selectFound(found, mode) : refuse({ code: 'AREA_NOT_SERVED' });
    },
    { quiet: ['AREA_NOT_SERVED', 'OFFLINE', 'UNREACHABLE', 'UNAVAILABLE'] },
  );
}

/** Whether the lists that rpx and sap offer have the place: they are those of the cascade, and asked for once. */
async function servesArea(
  shop: Shop,
  courier: AreaCourier | undefined,
  { province, city }: FoundArea,
): Promise<boolean> {
  // 'always': an ask without a connection fails at once instead of waiting unseen.
  const [provinces, cities] = await Promise.all([
    shop.queryClient.fetchQuery({ ...provincesQuery(shop, courier), networkMode: 'always' }),
    shop.queryClient.fetchQuery({ ...citiesQuery(shop, 'online', province.id), networkMode: 'always' }),
  ]);
  return provinces.some(({ id }) => id === province.id) && cities.some(({ id }) => id === city.id);
}
