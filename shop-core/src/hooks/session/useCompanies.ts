import { findCompanies } from '../../contract/calls/session.ts';
import { companyPageSize } from '../../rules/constants.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { shopKey } from '../provider/shopKey.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';

/**
 * The companies a corporate customer may register into (S7.12). Asked for only when `isWanted`.
 * @returns A query of the companies; pending while not `isWanted`.
 */
export function useCompanies(isWanted: boolean) {
  const shop = useShop();
  return useShopQuery({
    queryKey: shopKey(shop, 'companies'),
    queryFn: async ({ signal }) => {
      const { companies } = await shop.client.send(
        findCompanies,
        { body: { page: 0, size: companyPageSize } },
        { signal },
      );
      return companies;
    },
    enabled: isWanted,
  });
}
