import { useShop } from '../provider/ShopProvider.tsx';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { aboutQuery } from './contentQueries.ts';

/**
 * What the shop says of itself (S2.146, S2.147), as a query.
 * @returns A query: title, description, and what speaks for the shop (`details`).
 */
export function useAbout() {
  return useShopQuery(aboutQuery(useShop()));
}
