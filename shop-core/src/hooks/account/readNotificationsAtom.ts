import { atom } from 'jotai/vanilla';
import * as z from 'zod/mini';
import type { ShopStorage } from '../provider/shopStorage.ts';
import { storageAtom } from '../provider/storageAtom.ts';

const key = 'samudra-emas.read-notifications';
/** The server answers the last fifty of a customer; some customers share a browser. */
const most = 200;
const ids = z.array(z.int());

const changesAtom = atom(0);
changesAtom.onMount = (set) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === key) set((changes) => changes + 1);
  };
  globalThis.addEventListener?.('storage', onStorage);
  return () => globalThis.removeEventListener?.('storage', onStorage);
};

/** The ids of the notifications that were read in this browser, in any of its tabs; nothing tells whose they are. */
export const readNotificationsAtom = atom(
  (get): ReadonlySet<number> => {
    get(changesAtom);
    return new Set(stored(get(storageAtom)));
  },
  (get, set, read: readonly number[]) => {
    const storage = get(storageAtom);
    const all = [...new Set([...stored(storage), ...read])];
    storage?.setItem(key, JSON.stringify(all.slice(-most)));
    set(changesAtom, (changes) => changes + 1);
  },
);

function stored(storage: ShopStorage | undefined): number[] {
  try {
    return z.parse(ids, JSON.parse(storage?.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}
