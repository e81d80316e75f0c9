import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import type { SampleSession } from '../samples/sampleSession.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';

const day = 24 * 60 * 60_000;
const longest = 30 * day;
const longestIdle = 7 * day;

/** Opens a login of a customer, as the door does after a right password. The first one may only choose a password. */
export function openLogin(held: HeldShop, customer: HeldCustomer, isFirst = false): SampleSession {
  const token = `token-${held.nextId()}`;
  const expiresAt = new Date(held.now.getTime() + longest);
  held.logins.set(token, customer);
  held.loginTimes.set(token, { until: expiresAt, seenAt: held.now });
  if (isFirst) held.firstLogins.add(token);
  customer.details = { ...customer.details, lastLoginDate: jakartaDate(held.now) };
  return { token, expiresAt, mustChangePassword: isFirst, profile: customer.profile };
}

/** Whether a token opens nothing: it was never given, its login was left, is too old, or was not used for a week. */
export function isDead({ logins, loginTimes, now }: HeldShop, token: string): boolean {
  const times = loginTimes.get(token);
  if (!logins.has(token) || !times || times.until <= now) return true;
  if (now.getTime() - times.seenAt.getTime() >= longestIdle) return true;
  loginTimes.set(token, { ...times, seenAt: now });
  return false;
}
