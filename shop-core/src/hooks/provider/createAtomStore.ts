import type { AtomStore } from './atom.ts';

export function createAtomStore(): AtomStore {
  const listeners = new WeakMap<object, Set<() => void>>();
  const store: AtomStore = {
    get: ({ first, held }) => (held.get(store) ?? { value: first }).value,
    set(atom, value) {
      if (Object.is(value, store.get(atom))) return;
      atom.held.set(store, { value });
      // A copy: who is told may begin to listen anew.
      for (const onChange of [...(listeners.get(atom) ?? [])]) onChange();
    },
    sub(atom, onChange) {
      const told = listeners.get(atom) ?? new Set();
      listeners.set(atom, told.add(onChange));
      return () => void told.delete(onChange);
    },
  };
  return store;
}
