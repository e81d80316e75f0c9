import type { Call } from '../wire/call.ts';

/** Whether a call is the login, where a 401 is a wrong password and no refused token (S8.1). */
export function isLogin(call: Call): boolean {
  return call.path === '/user/authenticate';
}
