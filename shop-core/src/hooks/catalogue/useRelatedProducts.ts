import type { UseQueryResult } from '@tanstack/react-query';
import type { ProductPage } from '../../contract/calls/catalogue.ts';
import type { ProductDetail, ProductListItem } from '../../contract/entities/product.ts';
import { relatedProductCount } from '../../rules/constants.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useIsRestored } from '../provider/useIsRestored.ts';
import { useOwner } from '../provider/useOwner.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { type ShownProduct, useShown } from '../provider/useShown.ts';
import { productsQuery } from './catalogueQueries.ts';
import type { ProductSearchState } from './productSearch.ts';

/** The list that the products beside one come from. */
export function relatedSearch(product: Pick<ProductDetail, 'categoryId'> | undefined): ProductSearchState {
  return { query: '', categoryId: product?.categoryId ?? null, subCategoryId: null, page: 1, sort: null };
}

/** The rest of the query, with what is shown of its answer. */
export interface RelatedProducts extends Omit<UseQueryResult<ProductPage>, 'data'> {
  readonly products: readonly ShownProduct<ProductListItem>[];
}

/**
 * Four others of the same category, those in stock first (S2.99).
 * @returns `products`, each with the price to show (`shown`), empty while the product or its list is not known, and the rest of the query.
 */
export function useRelatedProducts(product: Pick<ProductDetail, 'id' | 'categoryId'> | undefined): RelatedProducts {
  const isRestored = useIsRestored();
  const shown = useShown<ProductListItem>();
  const { data, ...query } = useShopQuery({
    ...productsQuery(useShop(), useOwner(), relatedSearch(product)),
    enabled: product !== undefined && isRestored,
  });
  const others = data?.products.filter(({ id }) => id !== product?.id) ?? [];
  const inStockFirst = [...others].sort((one, other) => Number(other.stock > 0) - Number(one.stock > 0));
  return { ...query, products: inStockFirst.slice(0, relatedProductCount).map(shown) };
}
