import { authenticate, forgotPassword, getNewPassword, logout, register, resetPassword } from 'shop-core/contract';
import type { Call } from 'shop-core/wire';
import { refuse } from '../../http/refuse.ts';
import type { Authenticate } from '../../http/serve.ts';
import { bearerToken, tokenHash } from '../../security/token.ts';
import type { Services } from '../../services.ts';
import type { Customer } from '../desk.ts';
import { idleMs, seenEveryMs } from './lifetimes.ts';
import { markSeen, sessionByToken } from './store.ts';

/** Calls that look at no token: who logs in again comes with a dead one, and a 401 would mean a wrong password. */
const withoutToken: ReadonlySet<Call> = new Set<Call>([authenticate, register, forgotPassword, getNewPassword]);
/** All that a login by one-time password may do. */
const beforePasswordChange: ReadonlySet<Call> = new Set<Call>([resetPassword, logout]);

/** Knows the customer of a call by its bearer token, asking the database each time: a revoked token is dead at once. */
export function authenticateCustomer({ database: { db }, now, log }: Services): Authenticate<Customer> {
  const byToken = sessionByToken(db);

  /** The living login of an Authorization header. */
  async function liveSession(header: string, moment: Date) {
    const token = bearerToken(header);
    if (!token) return undefined;
    const hash = tokenHash(token);
    const [session] = await byToken.execute({ tokenHash: hash });
    if (!session) return undefined;
    const idle = moment.getTime() - session.lastSeenAt.getTime();
    if (session.expiresAt <= moment || idle >= idleMs) return undefined;
    if (idle >= seenEveryMs) {
      // Not worth failing a call for: the next one tries again.
      await markSeen(db, hash, moment).catch((error: unknown) =>
        log.warn({ err: error }, 'a login was not marked seen'),
      );
    }
    return session;
  }

  return async (request, call) => {
    const { authorization } = request.headers;
    if (withoutToken.has(call)) return undefined;
    if (authorization === undefined) return call.auth === 'anyone' ? undefined : refuse({ code: 'LOGIN_REQUIRED' });
    // S4.3: also where a visitor would be welcome, so that the browser drops a login that is over.
    const session = (await liveSession(authorization, now())) ?? refuse({ code: 'LOGIN_REQUIRED' });
    if (session.mustChangePassword && !beforePasswordChange.has(call)) {
      return call.auth === 'anyone' ? undefined : refuse({ code: 'PASSWORD_CHANGE_REQUIRED' });
    }
    return customerOf(session);
  };
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionByToken>['execute']>>[number];

function customerOf({ id, code, username, type, companyApprovedAt, levelId, isReseller }: SessionRow): Customer {
  return { id, code, username, type: companyApprovedAt ? type : 'INDIVIDU', levelId, isReseller };
}
