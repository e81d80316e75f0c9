import { useCallback } from 'react';
import type { ProductPage } from '../../contract/calls/catalogue.ts';
import type { ProductListItem } from '../../contract/entities/product.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useIsRestored } from '../provider/useIsRestored.ts';
import { useOwner } from '../provider/useOwner.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { type ShownProduct, useShown } from '../provider/useShown.ts';
import { productsQuery } from './catalogueQueries.ts';
import type { ProductSearchState } from './productSearch.ts';

/** A page of products with the prices to show. */
export interface ShownProductPage extends Omit<ProductPage, 'products'> {
  readonly products: readonly ShownProduct<ProductListItem>[];
}

/**
 * A page of products as who is looking may see them, as a query. The page before stays while the next one loads.
 * @returns A query: `products`, each with the price to show (`shown`), `totalItems` and the page. `isPlaceholderData` says that the page before is still
 * shown, or the visitor's until the customer's own prices are there; a customer's never stand in for somebody else's.
 * @server pending, unless the app put an answer for 'visitor' into the query client (`productsQuery`).
 */
export function useProducts(search: ProductSearchState) {
  const shown = useShown<ProductListItem>();
  return useShopQuery({
    ...productsQuery(useShop(), useOwner(), search),
    enabled: useIsRestored(),
    select: useCallback(
      (page: ProductPage): ShownProductPage => ({ ...page, products: page.products.map(shown) }),
      [shown],
    ),
  });
}
