import type { AdminProblem } from 'admin-console/contract';
import { type GivenRole, whyNotGiveRole } from './whyNotGiveRole.ts';

export interface Deletion {
  /** Who is to be deleted; undefined when there is no such user. */
  readonly user: { readonly id: number; readonly isSuperAdmin: boolean } | undefined;
  readonly role: GivenRole | undefined;
  readonly byId: number;
  readonly own: ReadonlySet<string>;
  readonly superAdminCount: number;
}

/** The first reason not to delete a user of the console, or undefined. Who is above is not touched. */
export function whyNotDeleteUser({ user, role, byId, own, superAdminCount }: Deletion): AdminProblem | undefined {
  if (!user || !role) return { code: 'USER_NOT_FOUND' };
  if (user.id === byId) return { code: 'OWN_ACCOUNT' };
  if (user.isSuperAdmin && superAdminCount <= 1) return { code: 'LAST_SUPER_ADMIN' };
  return whyNotGiveRole(role, own);
}
