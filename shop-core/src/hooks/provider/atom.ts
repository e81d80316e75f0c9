/** A piece of client state. Each provider's own store holds its value. */
export interface Atom<T> {
  /** What it is before it was set. */
  readonly first: T;
  readonly held: WeakMap<AtomStore, { readonly value: T }>;
}

/** What a page holds beside the server's data: who is logged in, what a shopper wants of a line. */
export interface AtomStore {
  get<T>(atom: Atom<T>): T;
  set<T>(atom: Atom<T>, value: T): void;
  /** Calls whenever the atom gets another value; returns how to stop. */
  sub<T>(atom: Atom<T>, onChange: () => void): () => void;
}

export function atom<T>(first: T): Atom<T> {
  return { first, held: new WeakMap() };
}
