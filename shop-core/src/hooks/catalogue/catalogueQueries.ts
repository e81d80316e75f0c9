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
import { keepPreviousOf } from '../provider/keepPreviousOf.ts';
import type { Shop } from '../provider/shop.ts';
import type { ProductSearchState } from './productSearch.ts';

type WithClient = Pick<Shop, 'client'>;

/** Who asks: 'visitor' sees public prices, a customer code the customer's own. It is part of every key. */
export type Viewer = string;
const isVisitor = (viewer: Viewer) => viewer === 'visitor';

/** A page of products: S7.37 for a visitor, S7.38 for a customer. */
export function productsQuery(
  { client }: WithClient,
  viewer: Viewer,
  search: ProductSearchState,
  size = productsPerPage,
) {
  return queryOptions({
    queryKey: ['products', viewer, search, size],
    queryFn: ({ signal }) => {
      const body = {
        page: search.page - 1,
        size,
        searchBy: search.query || null,
        categoryId: search.categoryId,
        subCategoryId: search.subCategoryId,
        isActive: true,
        sort: [],
      };
      return client.send(isVisitor(viewer) ? viewProducts : findProducts, { body }, { signal });
    },
    placeholderData: keepPreviousOf(viewer),
  });
}

/** S7.39 */
export function categoriesQuery({ client }: WithClient) {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) => client.send(getCategories, {}, { signal }),
    staleTime: 5 * 60_000,
  });
}

/** S7.40 */
export function subCategoriesQuery({ client }: WithClient, categoryId: number) {
  return queryOptions({
    queryKey: ['sub-categories', categoryId],
    queryFn: ({ signal }) => client.send(getSubCategories, { params: { categoryId } }, { signal }),
    staleTime: 5 * 60_000,
  });
}

/** S7.41 for a visitor, S7.42 for a customer. */
export function productQuery({ client }: WithClient, viewer: Viewer, sku: string) {
  return queryOptions({
    queryKey: ['product', viewer, sku],
    queryFn: ({ signal }) =>
      client.send(isVisitor(viewer) ? getProduct : getProductAsCustomer, { params: { sku } }, { signal }),
  });
}
