/** The browser's local storage; where it is blocked, a memory that lasts as long as the page. */
export function browserStorage(): Storage {
  try {
    const { localStorage } = window;
    localStorage.setItem('probe', '1');
    localStorage.removeItem('probe');
    return localStorage;
  } catch {
    return memoryStorage();
  }
}

function memoryStorage(): Storage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    key: (at) => [...held.keys()][at] ?? null,
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => void held.set(name, value),
    removeItem: (name) => void held.delete(name),
    clear: () => held.clear(),
  };
}
