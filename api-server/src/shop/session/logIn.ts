import type { Credentials, Login } from 'shop-core/contract';
import { loginProblems } from 'shop-core/rules/account';
import { identityKey } from 'shop-core/rules/back-office';
import type { Tx } from '../../db/connect.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { refuse, refuseFields } from '../../http/refuse.ts';
import { countingFailures } from '../../security/countingFailures.ts';
import { isPassword } from '../../security/passwordHash.ts';
import { newToken, tokenHash } from '../../security/token.ts';
import type { Services } from '../../services.ts';
import { findByName, type Named, noteLogin, spendOneTimePassword } from './credentialStore.ts';
import { addressLimit, nameLimit } from './limits.ts';
import { isOneTimePassword } from './oneTimePassword.ts';
import { profileOf } from './profileOf.ts';
import { openSession } from './store.ts';

interface Attempt {
  readonly key: string;
  readonly password: string;
  readonly isOneTime: boolean;
  readonly at: Date;
}

/** S7.16. Logs in by username or e-mail, with the chosen password or, once, with the one from a mail. */
export async function logIn(services: Services, credentials: Credentials, ip: string): Promise<Login> {
  refuseFields(loginProblems(credentials));
  const { password } = credentials;
  const key = identityKey(credentials.username);
  const attempt = { key, password, isOneTime: isOneTimePassword(password), at: services.now() };
  // Nobody guesses a password from a mail. Not counting it by name lets its owner in while a stranger tries that name.
  const limits = attempt.isOneTime ? [addressLimit(ip)] : [addressLimit(ip), nameLimit(key)];
  const login = await countingFailures(services.database.db, limits, attempt.at, () => judge(services, attempt));
  return login ?? refuse({ code: 'LOGIN_FAILED' });
}

async function judge({ database: { db } }: Services, attempt: Attempt): Promise<Login | undefined> {
  const named = await findByName(db, attempt.key, attempt.at);
  const hash = (attempt.isOneTime ? named?.oneTimeHash : named?.customer.passwordHash) ?? null;
  const isRight = await isPassword(attempt.password, hash);
  if (!isRight || !named || !hash) return undefined;
  return inTransaction(db, (tx) => open(tx, attempt, named, hash));
}

/** Opens the login, unless the password was changed or used up while it was being checked. */
async function open(tx: Tx, { isOneTime, at }: Attempt, named: Named, hash: string): Promise<Login | undefined> {
  const customerId = named.customer.id;
  const isValid = await (isOneTime ? spendOneTimePassword : noteLogin)(tx, customerId, hash, at);
  if (!isValid) return undefined;
  const token = newToken();
  const session = { tokenHash: tokenHash(token), customerId, mustChangePassword: isOneTime };
  const expiresAt = await openSession(tx, session, at);
  return { ...profileOf(named), token, expiresAt, mustChangePassword: isOneTime };
}
