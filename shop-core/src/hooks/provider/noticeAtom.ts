import { atom } from './atom.ts';
import type { Notice } from './notice.ts';

/** The last thing a person was told. Each notice is an object of its own, so the same sentence said again is news. */
export const noticeAtom = atom<Notice | undefined>(undefined);
