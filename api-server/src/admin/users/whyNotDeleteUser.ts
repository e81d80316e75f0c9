import type { AdminProblem } from 'admin-console/contract';

export interface Deletion {
  /** Who is to be deleted; undefined when there is no such user. */
  readonly user: { readonly id: number; readonly isSuperAdmin: boolean } | undefined;
  readonly byId: number;
  readonly superAdminCount: number;
}

/** The first reason not to delete a user of the console, or undefined. */
export function whyNotDeleteUser({ user, byId, superAdminCount }: Deletion): AdminProblem | undefined {
  if (!user) return { code: 'USER_NOT_FOUND' };
  if (user.id === byId) return { code: 'OWN_ACCOUNT' };
  if (user.isSuperAdmin && superAdminCount <= 1) return { code: 'LAST_SUPER_ADMIN' };
  return undefined;
}
