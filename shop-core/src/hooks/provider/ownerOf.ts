import { sessionAtom } from './sessionAtom.ts';
import type { SessionState } from './sessionState.ts';
import type { Shop } from './shop.ts';

/**
 * Whose data queries hold, part of every personal key, so that one customer never sees another's: the customer code, or
 * 'visitor'. A login by one-time password is a visitor still: it opens nothing but its own change.
 */
export function ownerIn(session: SessionState): string {
  return session.status === 'customer' && !session.mustChangePassword ? session.profile.customerCode : 'visitor';
}

export function ownerOf({ store }: Pick<Shop, 'store'>): string {
  return ownerIn(store.get(sessionAtom));
}
