import type { Credentials, Login } from 'shop-core/contract';
import { loginProblems } from 'shop-core/rules/account';
import { identityKey } from 'shop-core/rules/back-office';
import type { Tx } from '../../db/connect.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { refuse, refuseFields } from '../../http/refuse.ts';
import { judgeLogin } from '../../security/guessing/judgeLogin.ts';
import { rememberDevice } from '../../security/guessing/knownDevices.ts';
import { networkOf } from '../../security/networkOf.ts';
import { isPassword } from '../../security/passwordHash.ts';
import { newToken, tokenHash } from '../../security/token.ts';
import type { Services } from '../../services.ts';
import { shopAccount } from '../shopAccount.ts';
import { findByName, type Named, noteLogin, spendOneTimePassword } from './credentialStore.ts';
import { isOneTimePassword } from './oneTimePassword.ts';
import { profileOf } from './profileOf.ts';
import { openSession } from './store.ts';

/** S7.16. Logs in by username or e-mail, with the chosen password or, once, with the one from a mail. */
export async function logIn(services: Services, credentials: Credentials, ip: string): Promise<Login> {
  refuseFields(loginProblems(credentials));
  const at = services.now();
  const nameKey = identityKey(credentials.username);
  const named = await findByName(services.database.db, nameKey, at);
  const attempt = { credentials, nameKey, named, ip, at };
  return isOneTimePassword(credentials.password) ? byMailedPassword(services, attempt) : byChosen(services, attempt);
}

interface Attempt {
  readonly credentials: Credentials;
  readonly nameKey: string;
  readonly named: Named | undefined;
  readonly ip: string;
  readonly at: Date;
}

/** Nobody guesses a password from a mail, so its tries are not counted: it lets its owner in while strangers guess. */
async function byMailedPassword({ database: { db } }: Services, attempt: Attempt): Promise<Login> {
  const { credentials, named, ip, at } = attempt;
  const hash = named?.oneTimeHash ?? null;
  const isRight = await isPassword(credentials.password, hash, networkOf(ip));
  if (!isRight || !named || !hash) return refuse({ code: 'LOGIN_FAILED' });
  const login = await inTransaction(db, async (tx) => {
    if (!(await spendOneTimePassword(tx, named.customer.id, hash, at))) return undefined;
    return open(tx, named, at, await rememberDevice(tx, shopAccount(named.customer.id), credentials.device, at), true);
  });
  return login ?? refuse({ code: 'LOGIN_FAILED' });
}

function byChosen(services: Services, { credentials, nameKey, named, ip, at }: Attempt): Promise<Login> {
  const { password, device, code } = credentials;
  const hash = named?.customer.passwordHash ?? null;
  const account = named && shopAccount(named.customer.id);
  const owner = named && { email: named.customer.email, name: named.customer.username };
  return judgeLogin<Login>(
    services,
    { desk: 'shop', nameKey, account, owner, device, code, ip, at },
    {
      isRight: () => isPassword(password, hash, networkOf(ip)),
      open: ({ enter }) =>
        inTransaction(services.database.db, async (tx) => {
          // The password may have been changed while it was being checked.
          if (!named || !hash || !(await noteLogin(tx, named.customer.id, hash, at))) return undefined;
          return open(tx, named, at, await enter(tx), false);
        }),
      refuseFailed: () => refuse({ code: 'LOGIN_FAILED' }),
    },
  );
}

async function open(tx: Tx, named: Named, at: Date, device: string, mustChangePassword: boolean): Promise<Login> {
  const token = newToken();
  const customerId = named.customer.id;
  const session = { tokenHash: tokenHash(token), customerId, mustChangePassword, deviceHash: tokenHash(device) };
  const expiresAt = await openSession(tx, session, at);
  return { ...profileOf(named), token, expiresAt, mustChangePassword, device };
}
