import { atom } from './atom.ts';

/** The asking anew of all that a page shows which the browser had kept; undefined once it is answered. */
export const rereadAtom = atom<Promise<void> | undefined>(undefined);
