import type { Guesser } from '../../../security/guessing/guesser.ts';
import { openLogin } from '../../../security/guessing/guesser.ts';
import type { Admitted } from '../../../security/guessing/judgeLogin.ts';
import { consoleAccount } from '../../consoleAccount.ts';
import type { Admin } from '../../desk.ts';

/** Whose guesses at six digits count together at a login: strangers have some together, then they show the mailbox first. */
export function codesAtLogin(adminId: number, { guesser, hasCode }: Admitted): Guesser {
  const codes = `guess-code:${consoleAccount(adminId)}`;
  if (hasCode) return { own: `${codes}:mailed` };
  const own = `${codes}:${guesser.own}`;
  return guesser.shared ? { own, shared: { name: codes } } : { own };
}

/** And in an open login. */
export const codesIn = ({ id, family }: Pick<Admin, 'id' | 'family'>): Guesser =>
  openLogin(`${consoleAccount(id)}:code`, family);
