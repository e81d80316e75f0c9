import type { Registration } from 'shop-core/contract';
import type { FieldProblem } from 'shop-core/rules';
import { registerProblems } from 'shop-core/rules/account';
import { identityKey } from 'shop-core/rules/back-office';

/** What the server finds wrong with a registration, looking into no table. */
export function registrationProblems(form: Registration): FieldProblem[] {
  const problems: FieldProblem[] = registerProblems(form);
  const isNamed = !problems.some(({ field }) => field === 'username');
  return isNamed && !isUsername(form) ? [...problems, { field: 'username', code: 'INVALID' }] : problems;
}

/**
 * Logins take a username or an e-mail, so nobody may have another's e-mail as a username. And nobody may look like
 * somebody else by letters that are not seen.
 */
function isUsername({ username, email }: Registration): boolean {
  if (/[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(username)) return false;
  const key = identityKey(username);
  return key !== '' && (!key.includes('@') || key === identityKey(email));
}
