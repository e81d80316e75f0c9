import { useQuery } from '@tanstack/react-query';
import { useShop } from '../provider/ShopProvider.tsx';
import { aboutQuery } from './contentQueries.ts';

/**
 * What the shop says of itself (S2.146, S2.147), as a query.
 * @returns A query: title, description, and what speaks for the shop (`details`).
 */
export function useAbout() {
  return useQuery(aboutQuery(useShop()));
}
