import type { AdminProblem } from 'admin-console/contract';
import { type Deletion, whyNotDeleteUser } from './whyNotDeleteUser.ts';
import { type GivenRole, whyNotGiveRole } from './whyNotGiveRole.ts';

export interface ActiveChange extends Deletion {
  readonly role: GivenRole | undefined;
  readonly isActive: boolean;
  readonly own: ReadonlySet<string>;
}

/** Why this admin can't let a user in or keep it out, or undefined: as for deleting it, and who is above is not touched. */
export function whyNotSetActive({ role, isActive, own, ...change }: ActiveChange): AdminProblem | undefined {
  if (!change.user || !role) return { code: 'USER_NOT_FOUND' };
  return (isActive ? undefined : whyNotDeleteUser(change)) ?? whyNotGiveRole(role, own);
}
