import { authenticate, logout } from '../../contract/calls/session.ts';
import { identityKey } from '../../rules/session/identityKey.ts';
import { type FakeRoute, on } from '../server/on.ts';
import type { HeldShop } from './heldShop.ts';
import { judgeLogin, rememberDevice } from './judgeLogin.ts';
import { openLogin } from './openLogin.ts';

/** The door (S7.16): who may come in, by username or e-mail, and who leaves. A mailed password opens it once. */
export function sessionAnswers(held: HeldShop): FakeRoute[] {
  return [
    on(authenticate, ({ body: typed }) => {
      const key = identityKey(typed.username);
      const named = held.customers.find(({ profile }) =>
        [profile.username, profile.email].map(identityKey).includes(key),
      );
      const mailed = named?.mailedPassword;
      const isMailed = mailed?.isUsed === false && mailed.password === typed.password;
      const isRight = named !== undefined && named.password === typed.password;
      const customer = named && isMailed ? named : judgeLogin(held, { typed, customer: named, isRight });
      customer.mailedPassword = mailed && isMailed ? { ...mailed, isUsed: true } : null;
      const { profile, ...login } = openLogin(held, customer, isMailed);
      const device = rememberDevice(held, customer, typed.device);
      held.loginDevices.set(login.token, device);
      return { ...profile, ...login, device };
    }),
    on(logout, (_, { token = '' }) => {
      held.logins.delete(token);
      return null;
    }),
  ];
}
