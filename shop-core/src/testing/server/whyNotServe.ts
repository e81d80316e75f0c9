import { authenticate, forgotPassword, getNewPassword, register } from '../../contract/calls/session.ts';
import type { Problem } from '../../rules/problem.ts';
import type { Call } from '../../wire/index.ts';

/** The calls that look at no token: someone whose login is over must be able to log in. */
const withoutToken: readonly Call[] = [authenticate, register, forgotPassword, getNewPassword];

/** Why a call is not answered to who holds this token: a dead one is refused wherever a token is looked at. */
export function whyNotServe(
  call: Call,
  token: string | undefined,
  isDead: (token: string) => boolean,
): Problem | undefined {
  if (withoutToken.includes(call)) return undefined;
  const isGood = token === undefined ? call.auth === 'anyone' : !isDead(token);
  return isGood ? undefined : { code: 'LOGIN_REQUIRED' };
}
