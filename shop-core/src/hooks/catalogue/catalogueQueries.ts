import { queryOptions } from '@tanstack/react-query';
import {
  findProducts,
  getCategories,
  getProduct,
  getProductAsCustomer,
  getSubCategories,
  viewProducts,
} from '../../contract/calls/catalogue.ts';
import { productsPerPage } from '../../rules/constants.ts';
import type { ReplyOf } from '../../wire/call.ts';
import { keepPreviousOf } from '../provider/keepPreviousOf.ts';
import { publicMeanwhile } from '../provider/publicMeanwhile.ts';
import { type QuerySource, shopKey } from '../provider/shopKey.ts';
import type { ProductSearchState, ProductSort } from './productSearch.ts';

/** Who asks: 'visitor' sees public prices, a customer code the customer's own. It is part of every key. */
export type Viewer = string;
const isVisitor = (viewer: Viewer) => viewer === 'visitor';

/** A page of products: S7.37 for a visitor, S7.38 for a customer. */
export function productsQuery(shop: QuerySource, viewer: Viewer, search: ProductSearchState, size = productsPerPage) {
  const queryKey = shopKey(shop, 'products', viewer, search, size);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => {
      const body = {
        page: search.page - 1,
        size,
        searchBy: search.query || null,
        categoryId: search.categoryId,
        subCategoryId: search.subCategoryId,
        isActive: true,
        sort: search.sort === null ? [] : [sortings[search.sort]],
      };
      return shop.client.send(isVisitor(viewer) ? viewProducts : findProducts, { body }, { signal });
    },
    placeholderData: (previous: ReplyOf<typeof viewProducts> | undefined, query) =>
      keepPreviousOf(viewer)(previous, query) ?? publicMeanwhile(queryKey)(previous, query),
  });
}

/** Each order as the wire spells it. */
const sortings: Readonly<Record<ProductSort, { columnName: string; isAscending: boolean }>> = {
  price: { columnName: 'price', isAscending: true },
  '-price': { columnName: 'price', isAscending: false },
  name: { columnName: 'product-name', isAscending: true },
  '-rating': { columnName: 'rating', isAscending: false },
};

/** The categories of the shop (S7.39). */
export function categoriesQuery(shop: QuerySource) {
  return queryOptions({
    queryKey: shopKey(shop, 'categories'),
    queryFn: ({ signal }) => shop.client.send(getCategories, {}, { signal }),
    staleTime: 5 * 60_000,
  });
}

/** The sub-categories of a category (S7.40). */
export function subCategoriesQuery(shop: QuerySource, categoryId: number) {
  return queryOptions({
    queryKey: shopKey(shop, 'sub-categories', categoryId),
    queryFn: ({ signal }) => shop.client.send(getSubCategories, { params: { categoryId } }, { signal }),
    staleTime: 5 * 60_000,
  });
}

/** A product by its sku. `viewer` is 'visitor' (S7.41) or the code of the customer whose prices are meant (S7.42). */
export function productQuery(shop: QuerySource, viewer: Viewer, sku: string) {
  const queryKey = shopKey(shop, 'product', viewer, sku);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      shop.client.send(isVisitor(viewer) ? getProduct : getProductAsCustomer, { params: { sku } }, { signal }),
    placeholderData: publicMeanwhile(queryKey),
  });
}
