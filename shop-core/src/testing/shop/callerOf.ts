import type { FakeRequest } from '../server/fakeRequest.ts';
import { refuse } from '../server/refuse.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';

/** Who asks, by the token. A customer code that is somebody else's is refused, whoever that is. */
export function callerOf(held: HeldShop, { token = '' }: FakeRequest, customerCode?: string): HeldCustomer {
  const caller = held.logins.get(token) ?? refuse({ code: 'LOGIN_REQUIRED' });
  if (held.firstLogins.has(token)) refuse({ code: 'PASSWORD_CHANGE_REQUIRED' });
  if (customerCode !== undefined && customerCode !== caller.profile.customerCode) refuse({ code: 'NOT_YOURS' });
  return caller;
}
