import type { Store } from '../../rules/catalogue/store.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { storeQuery, toStore } from '../provider/storeQuery.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';

/**
 * Whether the store is open, and the notice that hangs on its door while it is closed (S1.10, S1.11).
 * @returns `status` OPEN or CLOSE, and the `notice`. It counts as open until the answer is there and when there is
 * none; the order asks the server again.
 * @server OPEN.
 */
export function useStore(): Store {
  const { data } = useShopQuery(storeQuery(useShop()));
  return toStore(data);
}
