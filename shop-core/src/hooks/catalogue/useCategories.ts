import { useShop } from '../provider/ShopProvider.tsx';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { categoriesQuery, subCategoriesQuery } from './catalogueQueries.ts';

/**
 * The categories of the shop, as a query.
 * @returns A query of the names and ids, kept for five minutes.
 */
export function useCategories() {
  return useShopQuery(categoriesQuery(useShop()));
}

/**
 * The sub-categories of a category, as a query that waits until one is chosen.
 * @returns A query; it stays pending while `categoryId` is null. A category without any answers an empty list.
 */
export function useSubCategories(categoryId: number | null) {
  return useShopQuery({ ...subCategoriesQuery(useShop(), categoryId ?? 0), enabled: categoryId !== null });
}
