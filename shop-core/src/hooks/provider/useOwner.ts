import { ownerIn } from './ownerOf.ts';
import { useSession } from './useSession.ts';

/** Whose data queries hold, followed: the customer code, or 'visitor' ({@link ownerIn}). */
export function useOwner(): string {
  return ownerIn(useSession());
}
