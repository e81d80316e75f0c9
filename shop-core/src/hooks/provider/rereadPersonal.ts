import { ownerOf } from './ownerOf.ts';
import type { Shop } from './shop.ts';
import { shopKey } from './shopKey.ts';

/** Asks everything that is known of who is logged in again: each personal key names the customer, prices included. */
export function rereadPersonal(shop: Pick<Shop, 'name' | 'queryClient' | 'store'>): void {
  const owner = ownerOf(shop);
  if (owner === 'visitor') return;
  void shop.queryClient.invalidateQueries({
    queryKey: shopKey(shop),
    predicate: ({ queryKey }) => queryKey.includes(owner),
  });
}
