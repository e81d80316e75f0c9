import type { AdminLogin } from 'admin-console/contract';
import { type AdminLoginForm, adminLoginProblems, identityKey } from 'shop-core/rules/back-office';
import type { Db } from '../../db/connect.ts';
import { refuseFields } from '../../http/refuse.ts';
import { countingFailures, type Limit } from '../../security/countingFailures.ts';
import { digest } from '../../security/digest.ts';
import { isPassword } from '../../security/passwordHash.ts';
import { newToken } from '../../security/token.ts';
import type { Services } from '../../services.ts';
import { refuseAdmin } from '../refuseAdmin.ts';
import { findAdmin, findPermissions, startLogin } from './store.ts';
import { toAdminProfile } from './toAdminProfile.ts';
import { newTokenPair } from './tokenPair.ts';

/** S7.4. Logs an admin in by e-mail and password. */
export async function logIn(services: Services, form: AdminLoginForm, ip: string): Promise<AdminLogin> {
  refuseFields(adminLoginProblems(form));
  const { db } = services.database;
  const emailKey = identityKey(form.email);
  const at = services.now();
  const login = await countingFailures(db, limitsOf(emailKey, ip), at, () => judge(db, emailKey, form.password, at));
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

async function judge(db: Db, emailKey: string, password: string, at: Date): Promise<AdminLogin | undefined> {
  const admin = await findAdmin(db, emailKey);
  const isRight = await isPassword(password, admin?.passwordHash ?? null);
  if (!admin || !isRight) return undefined;
  const pair = newTokenPair();
  const expiresAt = await startLogin(db, admin.id, newToken(), pair, at);
  const permissions = await findPermissions(db, admin.roleId);
  return { ...pair, expiresAt, profile: toAdminProfile(admin), permissions };
}
