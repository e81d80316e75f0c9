import { useCallback, useSyncExternalStore } from 'react';
import type { Atom, AtomStore } from './atom.ts';

/** What a store holds of an atom, or the part of it that is selected: a component renders again when that part is another. */
export function useAtomValue<T>(atom: Atom<T>, store: AtomStore): T;
export function useAtomValue<T, P>(atom: Atom<T>, store: AtomStore, select: (value: T) => P): P;
export function useAtomValue<T>(atom: Atom<T>, store: AtomStore, select: (value: T) => unknown = (value) => value) {
  return useSyncExternalStore(
    useCallback((onChange: () => void) => store.sub(atom, onChange), [atom, store]),
    () => select(store.get(atom)),
    // A server renders what nobody set yet, and so must the page that takes over from it, also in its parts that come later.
    () => select(atom.first),
  );
}
