import { useAtomValue } from 'jotai/react';
import { useShop } from './ShopProvider.tsx';
import { sessionAtom } from './sessionAtom.ts';
import type { SessionState } from './sessionState.ts';

/** Who is logged in: `restoring` (not known yet, also on a server), `visitor`, or `customer` with the stored profile. */
export function useSession(): SessionState {
  return useAtomValue(sessionAtom, { store: useShop().store });
}
