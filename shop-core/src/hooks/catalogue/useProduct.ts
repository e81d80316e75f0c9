import type { ProductDetail } from '../../contract/entities/product.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useIsRestored } from '../provider/useIsRestored.ts';
import { useOwner } from '../provider/useOwner.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { useShown } from '../provider/useShown.ts';
import { productQuery } from './catalogueQueries.ts';

/**
 * One product by its sku or that of a variation, with the price of who is looking, as a query.
 * @returns A query. `shown` has the price that the cart takes, and the regular one to strike through while a sale runs;
 * `price` is the customer's own and null for a visitor. After a login the public one stays
 * (`isPlaceholderData`) until it is there.
 * @errors NOT_FOUND when there is no such product, which asking again does not change.
 * @server pending, unless the app put an answer for 'visitor' into the query client (`productQuery`).
 */
export function useProduct(sku: string) {
  return useShopQuery({
    ...productQuery(useShop(), useOwner(), sku),
    enabled: useIsRestored(),
    select: useShown<ProductDetail>(),
  });
}
