import { login, logout, refresh } from 'admin-console/contract';
import { adminLoginProblems, identityKey } from 'shop-core/rules';
import { refuse, refuseFields } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import { countFailedTry, refuseTooManyTries } from '../../security/failedTries.ts';
import { isPassword } from '../../security/passwordHash.ts';
import { bearerToken, newToken } from '../../security/token.ts';
import type { Services } from '../../services.ts';
import { type AdminDesk, atAdminDesk } from '../desk.ts';
import { refuseAdmin } from '../refuseAdmin.ts';
import { refreshLogin } from './refreshLogin.ts';
import { endFamily, findAdmin, findPermissions, startLogin } from './store.ts';
import { toAdminProfile } from './toAdminProfile.ts';
import { newTokenPair } from './tokenPair.ts';

const triesPerAccount = 10;
const triesPerAddress = 30;

/** Login, refresh and logout of the console. */
export function adminSessionRoutes(desk: AdminDesk, services: Services): void {
  atAdminDesk(desk, (at) => {
    serveLogin(at, services);
    serveRefresh(at, services);
    serveLogout(at, services);
  });
}

function serveLogin(desk: AdminDesk, { database: { db }, now }: Services): void {
  serve(desk, login, async ({ body }, { request }) => {
    refuseFields(adminLoginProblems(body));
    const emailKey = identityKey(body.email);
    const account = `console-login:${emailKey}`;
    const address = `console-login-ip:${request.ip}`;
    const at = now();
    await refuseTooManyTries(db, account, triesPerAccount, at);
    await refuseTooManyTries(db, address, triesPerAddress, at);
    const admin = await findAdmin(db, emailKey);
    const isRight = await isPassword(body.password, admin?.passwordHash ?? null);
    if (!admin || !isRight) {
      await countFailedTry(db, [account, address], at);
      refuseAdmin({ code: 'EMAIL_OR_PASSWORD_WRONG' });
    }
    const pair = newTokenPair();
    const expiresAt = await startLogin(db, admin.id, newToken(), pair, at);
    const permissions = await findPermissions(db, admin.roleId);
    return { ...pair, expiresAt, profile: toAdminProfile(admin), permissions };
  });
}

function serveRefresh(desk: AdminDesk, { database: { db }, now }: Services): void {
  serve(desk, refresh, async (_, { request }) => {
    const refreshToken = bearerToken(request.headers.authorization);
    const tokens = refreshToken && (await refreshLogin(db, refreshToken, now()));
    return tokens || refuse({ code: 'LOGIN_REQUIRED' });
  });
}

function serveLogout(desk: AdminDesk, { database: { db } }: Services): void {
  serve(desk, logout, async (_, { caller }) => {
    await endFamily(db, caller.family);
    return null;
  });
}
