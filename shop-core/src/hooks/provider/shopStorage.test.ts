import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage, type ShopStorage, safeStorage } from './shopStorage.ts';

afterEach(() => localStorage.clear());

/** A storage where one thing is forbidden. */
function broken(forbidden: 'getItem' | 'setItem' | 'removeItem', held: Record<string, string> = {}): ShopStorage {
  const works: ShopStorage = {
    getItem: (key) => held[key] ?? null,
    setItem: (key, value) => {
      held[key] = value;
    },
    removeItem: (key) => {
      delete held[key];
    },
  };
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  return { ...works, [forbidden]: refuse };
}

describe('the storage of the shop', () => {
  it('is that of the browser', () => {
    const storage = browserStorage();
    storage.setItem('a', '1');
    expect([localStorage.getItem('a'), storage.getItem('a')]).toEqual(['1', '1']);
    // What another tab stores is seen here.
    localStorage.setItem('a', '2');
    expect(storage.getItem('a')).toBe('2');
    storage.removeItem('a');
    expect([localStorage.getItem('a'), storage.getItem('a')]).toEqual([null, null]);
  });

  it('102: is a memory where there is none, or where it may not even be touched', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const storage of [safeStorage(() => undefined), safeStorage(denied)]) {
      storage.setItem('a', '1');
      expect(storage.getItem('a')).toBe('1');
      storage.removeItem('a');
      expect(storage.getItem('a')).toBeNull();
    }
  });

  it('102: remembers for this visit what a full storage does not take, in place of what it still holds', () => {
    const storage = safeStorage(() => broken('setItem', { a: 'old' }));
    storage.setItem('a', 'new');
    expect(storage.getItem('a')).toBe('new');
  });

  it('reads nothing from a storage that may not be read', () => {
    expect(safeStorage(() => broken('getItem', { a: '1' })).getItem('a')).toBeNull();
  });

  it('forgets for this visit what may not be removed', () => {
    const blocked = broken('removeItem', { a: '1' });
    const storage = safeStorage(() => blocked);
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
    storage.setItem('a', '2');
    expect(storage.getItem('a')).toBe('2');
  });

  it('is the browser storage again once that has room', () => {
    const room = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const storage = browserStorage();
    storage.setItem('a', '1');
    storage.setItem('a', '2');
    expect([localStorage.getItem('a'), storage.getItem('a')]).toEqual(['2', '2']);
    expect(room).toHaveBeenCalledTimes(2);
  });
});
