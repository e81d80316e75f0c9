import { type AtomStore, atom } from './atom.ts';

/** A part of a page that may outlive the end of a login. */
export interface TypedPart<T> {
  /** What is in it now; undefined where there is nothing to keep. */
  readonly read: () => T | undefined;
  /** Puts back what was kept. */
  readonly restore: (kept: T) => void;
  /** Nothing typed: an open dialog, a place. It is kept beside something that was typed, and never alone. */
  readonly isBeside?: boolean;
}

interface Kept {
  readonly customerCode: string;
  readonly values: ReadonlyMap<string, unknown>;
  /** Which of them were typed. */
  readonly typed: ReadonlySet<string>;
}

/** What stands on the page now, by its name. */
const partsAtom = atom<ReadonlyMap<string, Pick<TypedPart<unknown>, 'read' | 'isBeside'>>>(new Map());

/** In the memory of the page only: nobody finds it in a storage, and it is gone with the tab. */
const keptAtom = atom<Kept | undefined>(undefined);

/** A part is on the page; returns how to say that it has left. */
export function followPart(store: AtomStore, name: string, part: Pick<TypedPart<unknown>, 'read' | 'isBeside'>) {
  store.set(partsAtom, new Map(store.get(partsAtom)).set(name, part));
  return () => {
    const parts = new Map(store.get(partsAtom));
    if (parts.get(name) === part) parts.delete(name);
    store.set(partsAtom, parts);
  };
}

/** Keeps what is typed on the page, for this customer only. */
export function keepTyped(store: AtomStore, customerCode: string): void {
  const values = new Map<string, unknown>();
  const typed = new Set<string>();
  for (const [name, { read, isBeside }] of store.get(partsAtom)) {
    const value = read();
    if (value === undefined) continue;
    values.set(name, value);
    if (!isBeside) typed.add(name);
  }
  if (typed.size > 0) store.set(keptAtom, { customerCode, values, typed });
}

/** Forgets what was kept, unless it is of this customer. */
export function dropKept(store: AtomStore, except?: string): void {
  const kept = store.get(keptAtom);
  if (kept && kept.customerCode !== except) store.set(keptAtom, undefined);
}

/** What was kept of a part: given back once. */
export function takeKept(store: AtomStore, customerCode: string, name: string): unknown {
  const kept = store.get(keptAtom);
  if (kept?.customerCode !== customerCode) return undefined;
  dropPart(store, name);
  return kept.values.get(name);
}

/** Forgets a part. With the last thing typed goes what was kept beside it. */
export function dropPart(store: AtomStore, name: string): void {
  const kept = store.get(keptAtom);
  if (!kept?.values.has(name)) return;
  const [values, typed] = [new Map(kept.values), new Set(kept.typed)];
  values.delete(name);
  typed.delete(name);
  store.set(keptAtom, typed.size > 0 ? { ...kept, values, typed } : undefined);
}
