import { getStoreNotice, getStoreStatus } from '../../contract/calls/store.ts';
import { type FakeRoute, on } from '../server/on.ts';
import type { HeldShop } from './heldShop.ts';

/** The store's door (S7.32) and its notice (S7.33). */
export function storeAnswers(held: HeldShop): FakeRoute[] {
  return [
    on(getStoreStatus, () => ({ value: held.store.status })),
    on(getStoreNotice, () => ({ value: held.store.notice })),
  ];
}
