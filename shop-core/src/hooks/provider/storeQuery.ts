import { queryOptions } from '@tanstack/react-query';
import { getStoreNotice, getStoreStatus } from '../../contract/calls/store.ts';
import type { Store } from '../../rules/catalogue/store.ts';
import { storeStatus } from '../../rules/catalogue/storeStatus.ts';
import { type QuerySource, shopKey } from './shopKey.ts';

/** The store's door (S7.32) and, when it is closed, its notice (S7.33). */
export function storeQuery(shop: QuerySource) {
  return queryOptions({
    queryKey: shopKey(shop, 'store'),
    queryFn: async ({ signal }): Promise<Store> => {
      const { value } = await shop.client.send(getStoreStatus, {}, { signal });
      const status = storeStatus(value);
      if (status === 'OPEN') return { status, notice: '' };
      // Closed is closed, also when nobody can say why.
      const notice = await shop.client.send(getStoreNotice, {}, { signal }).catch(() => undefined);
      return { status, notice: notice?.value ?? '' };
    },
    // A door that closes while someone shops should be seen closed within a minute; the order asks again anyway.
    staleTime: 60_000,
  });
}

/** The store as far as it is known: open until somebody said otherwise (S4.8). */
export function toStore(known: Store | undefined): Store {
  return known ?? { status: 'OPEN', notice: '' };
}
