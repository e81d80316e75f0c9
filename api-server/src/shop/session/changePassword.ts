import type { PasswordChange } from 'shop-core/contract';
import type { FieldProblem } from 'shop-core/rules';
import { passwordChangeProblems } from 'shop-core/rules/account';
import { identityKey } from 'shop-core/rules/back-office';
import { inTransaction } from '../../db/inTransaction.ts';
import { refuse, refuseFields } from '../../http/refuse.ts';
import { countFailedTry } from '../../security/failedTries.ts';
import { askAgain } from '../../security/guessing/askAgain.ts';
import { forgetTrust } from '../../security/guessing/forgetTrust.ts';
import { accountSubject, openLogin } from '../../security/guessing/guesser.ts';
import { hashPassword, isPassword } from '../../security/passwordHash.ts';
import type { Services } from '../../services.ts';
import { shopAccount } from '../shopAccount.ts';
import { commonPasswords } from './commonPasswords.ts';
import { type Credentials, choosePassword, findCredentials } from './credentialStore.ts';
import { isOneTimePassword } from './oneTimePassword.ts';
import { keepOnlySession } from './store.ts';

/** S7.18. Changes the password; every other login of the customer is over at once, and every other device a stranger. */
export async function changePassword(services: Services, form: PasswordChange, tokenHash: string): Promise<null> {
  const { db } = services.database;
  const known = (await findCredentials(db, tokenHash)) ?? refuse({ code: 'LOGIN_REQUIRED' });
  if (identityKey(form.username) !== known.usernameKey) refuse({ code: 'NOT_YOURS' });
  refuseFields(problemsOf(form, known));

  const at = services.now();
  const account = shopAccount(known.customerId);
  const isChanged = await askAgain(db, openLogin(account, tokenHash), at, async () => {
    const isRight = await isPassword(form.currentPassword, currentHash(form.currentPassword, known), account);
    if (!isRight) return undefined;
    const to = await hashPassword(form.newPassword);
    return (await replace(services, known, { to, at, tokenHash })) || undefined;
  });
  if (isChanged) return null;
  // It might as well have been guessed at the login.
  await countFailedTry(db, [accountSubject(account)], at);
  return refuse({ code: 'FORM_INVALID', fields: [{ field: 'currentPassword', code: 'CURRENT_PASSWORD_WRONG' }] });
}

/** The confirmation stays in the browser: here it is the password itself. */
function problemsOf(form: PasswordChange, { username, email }: Credentials): FieldProblem[] {
  const { currentPassword, newPassword } = form;
  const problems = passwordChangeProblems({ currentPassword, newPassword, confirmation: newPassword }, [
    username,
    email,
  ]);
  const real = problems.filter(({ field }) => field !== 'confirmation');
  if (real.some(({ field }) => field === 'newPassword')) return real;
  if (commonPasswords.has(newPassword.toLowerCase())) return [...real, { field: 'newPassword', code: 'TOO_COMMON' }];
  // Also the very one of the mail, which is what many would choose.
  if (isOneTimePassword(newPassword)) return [...real, { field: 'newPassword', code: 'INVALID' }];
  return real;
}

/** The stored hash that what was typed as the current password is to match. */
function currentHash(typed: string, known: Credentials): string | null {
  if (!isOneTimePassword(typed)) return known.chosenHash;
  return known.mustChangePassword ? known.oneTimeHash : null;
}

/** False when the password was changed from elsewhere while this change was being checked. */
function replace(
  { database: { db } }: Services,
  { customerId, chosenHash, deviceHash }: Credentials,
  { to, at, tokenHash }: { readonly to: string; readonly at: Date; readonly tokenHash: string },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const isChosen = await choosePassword(tx, customerId, { from: chosenHash, to }, at);
    if (!isChosen) return false;
    await keepOnlySession(tx, customerId, tokenHash);
    await forgetTrust(tx, shopAccount(customerId), deviceHash);
    return true;
  });
}
