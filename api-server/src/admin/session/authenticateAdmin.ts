import { isForSetUp } from 'admin-console/contract';
import { refuse } from '../../http/refuse.ts';
import type { Authenticate } from '../../http/serve.ts';
import { bearerToken } from '../../security/token.ts';
import type { Services } from '../../services.ts';
import type { Admin } from '../desk.ts';
import { refuseAdmin } from '../refuseAdmin.ts';
import { requirePermission } from '../requirePermission.ts';
import { seenEveryMs } from './lifetimes.ts';
import { findLogin, markSeen } from './store.ts';

/**
 * Who asks, by the access token: looked up for every call, so that a logout, a deletion or a changed role counts from the
 * next call on. A call that the role does not allow ends here, as does any other while the role waits for a second factor.
 */
export function authenticateAdmin({ database: { db }, now }: Services): Authenticate<Admin> {
  return async (request, call) => {
    if (call.auth === 'anyone') return undefined;
    const token = bearerToken(request.headers.authorization);
    const at = now();
    const login = token && (await findLogin(db, token, at));
    if (!login) refuse({ code: 'LOGIN_REQUIRED' });
    if (at.getTime() - login.lastSeenAt.getTime() >= seenEveryMs) await markSeen(db, login.sessionId, at);
    const admin: Admin = { id: login.adminId, family: login.family, permissions: login.permissions };
    if (login.mustSetUp && !isForSetUp(call)) refuseAdmin({ code: 'SECOND_FACTOR_SET_UP_NEEDED' });
    requirePermission(admin, call);
    return admin;
  };
}
