import type { AdminProblem } from 'admin-console/contract';
import { type Deletion, whyNotDeleteUser } from './whyNotDeleteUser.ts';
import { whyNotGiveRole } from './whyNotGiveRole.ts';

export interface ActiveChange extends Deletion {
  readonly isActive: boolean;
}

/** Why this admin can't let a user in or keep it out, or undefined: out as for deleting it, and in if it is not above. */
export function whyNotSetActive({ isActive, ...change }: ActiveChange): AdminProblem | undefined {
  if (!isActive) return whyNotDeleteUser(change);
  return change.role ? whyNotGiveRole(change.role, change.own) : { code: 'USER_NOT_FOUND' };
}
