import { eq } from 'drizzle-orm';
import { admins } from '../../../db/tables/admins.ts';
import { refuse } from '../../../http/refuse.ts';
import { countFailedTry } from '../../../security/failedTries.ts';
import { askAgain } from '../../../security/guessing/askAgain.ts';
import { accountSubject, openLogin } from '../../../security/guessing/guesser.ts';
import { isPassword } from '../../../security/passwordHash.ts';
import type { Services } from '../../../services.ts';
import { consoleAccount } from '../../consoleAccount.ts';
import type { Admin } from '../../desk.ts';

/** Refuses whoever is logged in but does not know the password; the account otherwise. */
export async function requireOwnPassword(
  { database: { db }, now }: Services,
  caller: Pick<Admin, 'id' | 'family'>,
  { field, password }: { readonly field: string; readonly password: string },
) {
  const account = consoleAccount(caller.id);
  const at = now();
  const own = await askAgain(db, openLogin(account, caller.family), at, async () => {
    const [admin] = await db.select().from(admins).where(eq(admins.id, caller.id));
    const isRight = await isPassword(password, admin?.passwordHash ?? null, account);
    return isRight ? admin : undefined;
  });
  if (own) return own;
  // It might as well have been guessed at the login.
  await countFailedTry(db, [accountSubject(account)], at);
  return refuse({ code: 'FORM_INVALID', fields: [{ field, code: 'CURRENT_PASSWORD_WRONG' }] });
}
