import type { AdminLogin } from 'admin-console/contract';
import { type AdminLoginForm, adminLoginProblems, identityKey } from 'shop-core/rules/back-office';
import { inTransaction } from '../../db/inTransaction.ts';
import { refuseFields } from '../../http/refuse.ts';
import { type Admitted, judgeLogin } from '../../security/guessing/judgeLogin.ts';
import { networkOf } from '../../security/networkOf.ts';
import { isPassword } from '../../security/passwordHash.ts';
import { newToken } from '../../security/token.ts';
import type { Services } from '../../services.ts';
import { consoleAccount } from '../consoleAccount.ts';
import { findPermissions } from '../findPermissions.ts';
import { refuseAdmin } from '../refuseAdmin.ts';
import { codesAtLogin } from './secondFactor/codeGuesser.ts';
import { requireCode } from './secondFactor/requireCode.ts';
import { findFactor } from './secondFactor/store.ts';
import { findAdmin, type Place, startLogin } from './store.ts';
import { toAdminProfile } from './toAdminProfile.ts';
import { newTokenPair } from './tokenPair.ts';

/** What is typed to log in, and what the device brings along. */
interface Typed extends AdminLoginForm {
  readonly code?: string | undefined;
  readonly loginCode?: string | undefined;
  readonly device?: string | undefined;
}

type Asked = Place & { readonly ip: string };
type Employee = NonNullable<Awaited<ReturnType<typeof findAdmin>>>;

/**
 * S7.4. Logs an admin in by e-mail and password, and by a code of the second factor where there is one. Guesses at the shop
 * count for nothing here.
 */
export async function logIn(services: Services, typed: Typed, from: Asked): Promise<AdminLogin> {
  refuseFields(adminLoginProblems(typed));
  const nameKey = identityKey(typed.email);
  const admin = await findAdmin(services.database.db, nameKey);
  const account = admin && consoleAccount(admin.id);
  const at = services.now();
  const { device, loginCode } = typed;
  const attempt = {
    desk: 'console',
    nameKey,
    account,
    owner: admin,
    device,
    code: loginCode,
    ip: from.ip,
    at,
  } as const;
  return judgeLogin<AdminLogin>(services, attempt, {
    isRight: () => isPassword(typed.password, admin?.passwordHash ?? null, networkOf(from.ip)),
    open: async (admitted) => admin && open(services, admin, { typed, from, at, admitted }),
    refuseFailed: () => refuseAdmin({ code: 'EMAIL_OR_PASSWORD_WRONG' }),
  });
}

interface Entry {
  readonly typed: Typed;
  readonly from: Place;
  readonly at: Date;
  readonly admitted: Admitted;
}

async function open(services: Services, admin: Employee, { typed, from, at, admitted }: Entry): Promise<AdminLogin> {
  const { db } = services.database;
  const { isOn, isRequired } = await findFactor(db, admin.id);
  if (isOn) {
    const code = typed.code || refuseAdmin({ code: 'SECOND_FACTOR_NEEDED' });
    const guesser = codesAtLogin(admin.id, admitted);
    await requireCode(services, admin.id, code, {
      guesser,
      at,
      ...(!admitted.hasCode && { whenWaiting: admitted.askForCode }),
    });
  }
  const pair = newTokenPair();
  const started = await inTransaction(db, async (tx) => {
    const device = await admitted.enter(tx);
    return { device, expiresAt: await startLogin(tx, admin.id, newToken(), pair, at, from) };
  });
  const permissions = await findPermissions(db, admin.roleId);
  const login = { ...pair, ...started, profile: toAdminProfile(admin), permissions };
  return isRequired && !isOn ? { ...login, mustSetUpSecondFactor: true } : login;
}
