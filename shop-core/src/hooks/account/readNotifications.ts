import * as z from 'zod/mini';
import { atom } from '../provider/atom.ts';
import type { Shop } from '../provider/shop.ts';
import type { ShopStorage } from '../provider/shopStorage.ts';

const key = 'read-notifications';
/** The server answers the last fifty of a customer; some customers share a browser. */
const most = 200;
const ids = z.array(z.int());

/** Grows with every change of what is remembered: storage by itself tells nobody of this tab. */
export const readChangesAtom = atom(0);

/** The ids of the notifications that were read in this browser, in any of its tabs; nothing tells whose they are. */
export function readNotifications(storage: ShopStorage): number[] {
  try {
    return z.parse(ids, JSON.parse(storage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

export function markAsRead({ storage, store }: Pick<Shop, 'storage' | 'store'>, read: readonly number[]): void {
  const all = [...new Set([...readNotifications(storage), ...read])];
  storage.setItem(key, JSON.stringify(all.slice(-most)));
  store.set(readChangesAtom, store.get(readChangesAtom) + 1);
}

/** Looks again when another tab has read some; returns how to stop. */
export function followReads({ storage, store }: Pick<Shop, 'storage' | 'store'>): () => void {
  return storage.follow(key, () => store.set(readChangesAtom, store.get(readChangesAtom) + 1));
}
