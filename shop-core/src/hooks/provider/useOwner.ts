import { useSession } from './useSession.ts';

/**
 * Whose data queries hold, as the first part after the area in every key, so that one customer never sees another's:
 * the customer code, or 'visitor' (also while the session is being restored).
 */
export function useOwner(): string {
  const session = useSession();
  return session.status === 'customer' ? session.profile.customerCode : 'visitor';
}
