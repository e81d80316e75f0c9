import { useSession } from './useSession.ts';

/**
 * Whose data queries hold, part of every personal key, so that one customer never sees another's: the customer code, or
 * 'visitor'. A login by one-time password is a visitor still: it opens nothing but its own change.
 */
export function useOwner(): string {
  const session = useSession();
  return session.status === 'customer' && !session.mustChangePassword ? session.profile.customerCode : 'visitor';
}
