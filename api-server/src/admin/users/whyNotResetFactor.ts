import type { AdminProblem } from 'admin-console/contract';
import type { Deletion } from './whyNotDeleteUser.ts';
import { whyNotGiveRole } from './whyNotGiveRole.ts';

/**
 * Why this admin can't end a user's second factor, or undefined. One's own takes password and code: an open console is not
 * enough. Who is above is not touched.
 */
export function whyNotResetFactor({
  user,
  role,
  byId,
  own,
}: Omit<Deletion, 'superAdminCount'>): AdminProblem | undefined {
  if (!user || !role) return { code: 'USER_NOT_FOUND' };
  if (user.id === byId) return { code: 'OWN_SECOND_FACTOR' };
  return whyNotGiveRole(role, own);
}
