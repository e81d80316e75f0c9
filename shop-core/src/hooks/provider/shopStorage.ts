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
  // null is what could not be removed.
  const memory = new Map<string, string | null>();
  const attempt = <T>(work: (storage: ShopStorage) => T): T | undefined => {
    try {
      const storage = open();
      return storage && work(storage);
    } catch {
      return undefined;
    }
  };
  const write = (key: string, value: string | null) => {
    const isStored = attempt((storage) => {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      return true;
    });
    if (isStored) memory.delete(key);
    else memory.set(key, value);
  };
  return {
    getItem(key) {
      const held = memory.get(key);
      return held === undefined ? (attempt((storage) => storage.getItem(key)) ?? null) : held;
    },
    setItem: write,
    removeItem: (key) => write(key, null),
  };
}

/** The browser's local storage, or memory where there is none. */
export function browserStorage(): ShopStorage {
  return safeStorage(() => globalThis.localStorage);
}
