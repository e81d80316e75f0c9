import { createStore } from 'jotai/vanilla';
import type { AtomStore } from '../provider/atom.ts';
import type { Shop } from '../provider/shop.ts';

const stores = new WeakMap<AtomStore, ReturnType<typeof createStore>>();

/** What a shop's checkout holds beside the session and the cart: in jotai, which whoever stops at a cart need not load. */
export function checkoutStore({ store }: Pick<Shop, 'store'>): ReturnType<typeof createStore> {
  const known = stores.get(store) ?? createStore();
  stores.set(store, known);
  return known;
}
