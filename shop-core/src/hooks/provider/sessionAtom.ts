import { atom } from './atom.ts';
import type { SessionState } from './sessionState.ts';

/** Who is logged in. */
export const sessionAtom = atom<SessionState>({ status: 'restoring' });
