import { atom } from 'jotai/vanilla';
import type { ShopStorage } from './shopStorage.ts';

/** Where this shop remembers things, for atoms that begin with what was left there. Nothing on a server's first render. */
export const storageAtom = atom<ShopStorage | undefined>(undefined);
