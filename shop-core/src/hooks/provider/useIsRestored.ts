import { useSession } from './useSession.ts';

/**
 * Whether it is known who is looking. Personal queries wait for it, so that a logged-in shopper never sees a visitor's
 * prices first; what a server rendered for visitors is shown meanwhile.
 */
export function useIsRestored(): boolean {
  return useSession().status !== 'restoring';
}
