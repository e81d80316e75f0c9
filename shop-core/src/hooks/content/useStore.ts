import { useQuery } from '@tanstack/react-query';
import type { Store } from '../../rules/catalogue/store.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { storeQuery, toStore } from '../provider/storeQuery.ts';

/** Whether the store is open, and the notice that hangs on its door while it is closed (S1.10, S1.11). */
export function useStore(): Store {
  const { data } = useQuery(storeQuery(useShop()));
  return toStore(data);
}
