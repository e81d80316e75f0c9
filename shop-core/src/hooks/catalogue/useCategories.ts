import { useQuery } from '@tanstack/react-query';
import { useShop } from '../provider/ShopProvider.tsx';
import { categoriesQuery, subCategoriesQuery } from './catalogueQueries.ts';

/** The categories of the shop, as a query. */
export function useCategories() {
  return useQuery(categoriesQuery(useShop()));
}

/** The sub-categories of a category, as a query that waits until one is chosen. */
export function useSubCategories(categoryId: number | null) {
  return useQuery({ ...subCategoriesQuery(useShop(), categoryId ?? 0), enabled: categoryId !== null });
}
