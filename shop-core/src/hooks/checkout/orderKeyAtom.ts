import { atom } from 'jotai/vanilla';

/** The key of the order about to be placed, and what it stands for: the whole request, which names the customer. */
export const orderKeyAtom = atom<{ readonly key: string; readonly request: string } | undefined>(undefined);
