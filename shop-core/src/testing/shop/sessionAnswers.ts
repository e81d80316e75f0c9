import { authenticate, logout } from '../../contract/calls/session.ts';
import { identityKey } from '../../rules/session/identityKey.ts';
import { type FakeRoute, on } from '../server/on.ts';
import { refuse } from '../server/refuse.ts';
import type { HeldShop } from './heldShop.ts';
import { openLogin } from './openLogin.ts';

/** The door (S7.16): who may come in, and who leaves. A mailed password opens it once. */
export function sessionAnswers(held: HeldShop): FakeRoute[] {
  return [
    on(authenticate, ({ body: { username, password } }) => {
      const customer = held.customers.find(({ profile }) => identityKey(profile.username) === identityKey(username));
      const mailed = customer?.mailedPassword;
      const isMailed = mailed?.isUsed === false && mailed.password === password;
      if (!customer || (!isMailed && customer.password !== password)) return refuse({ code: 'LOGIN_FAILED' });
      customer.mailedPassword = isMailed ? { ...mailed, isUsed: true } : null;
      const { profile, ...login } = openLogin(held, customer, isMailed);
      return { ...profile, ...login };
    }),
    on(logout, (_, { token = '' }) => {
      held.logins.delete(token);
      return null;
    }),
  ];
}
