import { authenticate, type Credentials, type Login } from '../../contract/calls/session.ts';
import { cleanLogin } from '../../rules/session/cleanLogin.ts';
import type { StoredSession } from '../provider/sessionState.ts';
import { type Action, useAction } from '../provider/useAction.ts';

/**
 * Logs in (S7.16). Everything shown is fetched again as the customer (S4.5, without a document reload unless the provider
 * has one). The result says whether a one-time password must be changed first.
 * @returns An action: it takes username (or e-mail) and password, and answers the session that {@link useSession} has
 * from then on.
 * @errors LOGIN_FAILED, the same for an unknown name and a wrong password; TOO_MANY_TRIES (`retryAfterSeconds`).
 */
export function useLogin(): Action<Credentials, StoredSession> {
  return useAction(async (typed: Credentials, shop) => {
    const login = await shop.client.send(authenticate, { body: cleanLogin(typed) });
    const session = sessionOf(login);
    shop.signIn(session);
    return session;
  });
}

function sessionOf({ token, expiresAt, mustChangePassword, ...profile }: Login): StoredSession {
  return { token, expiresAt, mustChangePassword, profile };
}
