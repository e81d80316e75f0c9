import type { ShopStorage } from './shopStorage.ts';

/** The shop's own part of a storage. */
export interface NamedStorage extends ShopStorage {
  /** Calls when another tab has written or removed what stands under a key; returns how to stop. */
  follow(key: string, onChange: () => void): () => void;
}

/** What one shop keeps in a storage: each key begins with the shop's name. */
export function namedStorage(storage: ShopStorage, name: string): NamedStorage {
  const named = (key: string) => `${name}.${key}`;
  return {
    getItem: (key) => storage.getItem(named(key)),
    setItem: (key, value) => storage.setItem(named(key), value),
    removeItem: (key) => storage.removeItem(named(key)),
    follow(key, onChange) {
      const onStorage = (event: StorageEvent) => {
        // null: the whole storage was cleared.
        if (event.key === null || event.key === named(key)) onChange();
      };
      globalThis.addEventListener?.('storage', onStorage);
      return () => globalThis.removeEventListener?.('storage', onStorage);
    },
  };
}
