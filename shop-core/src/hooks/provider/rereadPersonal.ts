import { ownerOf } from './ownerOf.ts';
import type { Shop } from './shop.ts';

/** Asks everything that is known of who is logged in again: each personal key names the customer, prices included. */
export function rereadPersonal(shop: Pick<Shop, 'queryClient' | 'store'>): void {
  const owner = ownerOf(shop);
  if (owner === 'visitor') return;
  void shop.queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(owner) });
}
