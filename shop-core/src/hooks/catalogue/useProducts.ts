import { useShop } from '../provider/ShopProvider.tsx';
import { useIsRestored } from '../provider/useIsRestored.ts';
import { useOwner } from '../provider/useOwner.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { productsQuery } from './catalogueQueries.ts';
import type { ProductSearchState } from './productSearch.ts';

/**
 * A page of products as who is looking may see them, as a query. The page before stays while the next one loads.
 * @returns A query: `products`, `totalItems` and the page. `isPlaceholderData` says that the page before is still
 * shown, or the visitor's until the customer's own prices are there; a customer's never stand in for somebody else's.
 * @server pending, unless the app put an answer for 'visitor' into the query client (`productsQuery`).
 */
export function useProducts(search: ProductSearchState) {
  return useShopQuery({ ...productsQuery(useShop(), useOwner(), search), enabled: useIsRestored() });
}
