import { atom } from 'jotai/vanilla';
import type { SessionState } from './sessionState.ts';

/** Who is logged in. Each provider's own store holds its value. */
export const sessionAtom = atom<SessionState>({ status: 'restoring' });
export const restoringAtom = atom((get) => get(sessionAtom).status === 'restoring');
