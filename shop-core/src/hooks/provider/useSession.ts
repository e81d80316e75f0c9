import { useShop } from './ShopProvider.tsx';
import { sessionAtom } from './sessionAtom.ts';
import type { SessionState } from './sessionState.ts';
import { useAtomValue } from './useAtomValue.ts';

/**
 * Who is logged in: `restoring` (not known yet, also on a server), `visitor`, or `customer` with the stored profile.
 * @returns One of three states: `restoring`, `visitor`, or `customer` with token and `profile`. `mustChangePassword`
 * tells a login by a one-time password, which opens nothing but {@link useChangePassword}.
 * @server `restoring`, as in the first render of a browser.
 */
export function useSession(): SessionState {
  return useAtomValue(sessionAtom, useShop().store);
}
