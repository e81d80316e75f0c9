import { authenticate, type Login } from '../../contract/calls/session.ts';
import { cleanLogin } from '../../rules/session/cleanLogin.ts';
import type { LoginForm } from '../../rules/session/loginProblems.ts';
import { readDevice, writeDevice } from '../provider/knownDevice.ts';
import type { StoredSession } from '../provider/sessionState.ts';
import { type Action, useAction } from '../provider/useAction.ts';

/** What is typed to log in. */
export interface LoginAttempt extends LoginForm {
  /** From the mail that a right password gets while others guess at the account; only after LOGIN_CODE_NEEDED. */
  readonly code?: string;
}

/**
 * Logs in (S7.16). Everything shown is fetched again as the customer (S4.5, without a document reload unless the provider
 * has one). The result says whether a one-time password must be changed first.
 *
 * The device keeps a token of the login, also after the logout: while others guess at the account, a device that logged in
 * before is asked for nothing but the password. Others are asked for a mailed code as well; a server that mails none never
 * asks, and is sent neither.
 * @returns An action: it takes username (or e-mail) and password, and the code where one was asked for, and answers the
 * session that {@link useSession} has from then on.
 * @errors LOGIN_FAILED, the same for an unknown name and a wrong password; LOGIN_CODE_NEEDED (`retryAfterSeconds`), the same
 * for any name and any password, to ask for the code or to wait; LOGIN_CODE_WRONG.
 */
export function useLogin(): Action<LoginAttempt, StoredSession> {
  return useAction(async ({ code, ...typed }: LoginAttempt, shop) => {
    const device = readDevice(shop.storage);
    const body = { ...cleanLogin(typed), ...(device && { device }), ...(code && { code }) };
    const login = await shop.client.send(authenticate, { body });
    if (login.device) writeDevice(shop.storage, login.device);
    const session = sessionOf(login);
    shop.signIn(session);
    return session;
  });
}

function sessionOf({ token, expiresAt, mustChangePassword, device: _, ...profile }: Login): StoredSession {
  return { token, expiresAt, mustChangePassword, profile };
}
