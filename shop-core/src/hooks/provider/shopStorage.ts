/** Where the shop remembers things between visits: the part of Web Storage that it uses. */
export interface ShopStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * A storage that never throws: blocked, full or absent storage falls back to memory for this visit, so the shop works in a
 * private window as well.
 */
export function safeStorage(open: () => ShopStorage | undefined): ShopStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: ShopStorage) => T): T | undefined => {
    try {
      const storage = open();
      return storage && work(storage);
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** The browser's local storage, or memory where there is none. */
export function browserStorage(): ShopStorage {
  return safeStorage(() => globalThis.localStorage);
}
