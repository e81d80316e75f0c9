import { useQuery } from '@tanstack/react-query';
import { useShop } from '../provider/ShopProvider.tsx';
import { useIsRestored } from '../provider/useIsRestored.ts';
import { useOwner } from '../provider/useOwner.ts';
import { productQuery } from './catalogueQueries.ts';

/** One product by its sku or that of a variation, with the price of who is looking, as a query. */
export function useProduct(sku: string) {
  return useQuery({ ...productQuery(useShop(), useOwner(), sku), enabled: useIsRestored() });
}
