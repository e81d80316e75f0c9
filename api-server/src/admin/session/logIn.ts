import type { AdminLogin } from 'admin-console/contract';
import { type AdminLoginForm, adminLoginProblems, identityKey } from 'shop-core/rules/back-office';
import { refuseFields } from '../../http/refuse.ts';
import { countingFailures, type Limit } from '../../security/countingFailures.ts';
import { digest } from '../../security/digest.ts';
import { isPassword } from '../../security/passwordHash.ts';
import { newToken } from '../../security/token.ts';
import type { Services } from '../../services.ts';
import { findPermissions } from '../findPermissions.ts';
import { refuseAdmin } from '../refuseAdmin.ts';
import { requireCode } from './secondFactor/requireCode.ts';
import { findFactor } from './secondFactor/store.ts';
import { findAdmin, type Place, startLogin } from './store.ts';
import { toAdminProfile } from './toAdminProfile.ts';
import { newTokenPair } from './tokenPair.ts';

/** What is typed to log in. */
interface Typed extends AdminLoginForm {
  readonly code?: string | undefined;
}

/** S7.4. Logs an admin in by e-mail and password, and by a code of the second factor where there is one. */
export async function logIn(services: Services, form: Typed, from: Place & { readonly ip: string }) {
  refuseFields(adminLoginProblems(form));
  const { db } = services.database;
  const emailKey = identityKey(form.email);
  const at = services.now();
  const limits = limitsOf(emailKey, from.ip);
  const login = await countingFailures(db, limits, at, () => judge(services, emailKey, form, at, from));
  return login ?? refuseAdmin({ code: 'EMAIL_OR_PASSWORD_WRONG' });
}

/** Failures are counted apart from the shop's: who guesses there must not lock the office out. */
function limitsOf(emailKey: string, ip: string): Limit[] {
  const account = digest(emailKey);
  return [
    { subject: `console-login-ip:${ip}`, most: 30, isClearedBySuccess: false },
    { subject: `console-login:${account}`, most: 10, isClearedBySuccess: true },
  ];
}

async function judge(
  services: Services,
  emailKey: string,
  typed: Typed,
  at: Date,
  from: Place,
): Promise<AdminLogin | undefined> {
  const { db } = services.database;
  const admin = await findAdmin(db, emailKey);
  const isRight = await isPassword(typed.password, admin?.passwordHash ?? null);
  if (!admin || !isRight) return undefined;
  const { isOn, isRequired } = await findFactor(db, admin.id);
  // Refused, it is no failure of the password: codes are counted by themselves.
  if (isOn) await requireCode(services, admin.id, typed.code || refuseAdmin({ code: 'SECOND_FACTOR_NEEDED' }), at);
  const pair = newTokenPair();
  const expiresAt = await startLogin(db, admin.id, newToken(), pair, at, from);
  const permissions = await findPermissions(db, admin.roleId);
  const login = { ...pair, expiresAt, profile: toAdminProfile(admin), permissions };
  return isRequired && !isOn ? { ...login, mustSetUpSecondFactor: true } : login;
}
