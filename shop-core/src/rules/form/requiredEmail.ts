import type { ValueProblem } from '../fieldProblem.ts';
import { isEmail } from '../text/isEmail.ts';
import { stripSpaces } from '../text/stripSpaces.ts';

/** Why an e-mail address that must be given is refused, or undefined. Spaces do not count: they are stripped. */
export function requiredEmail(
  value: string | null | undefined,
): ValueProblem<'REQUIRED' | 'EMAIL_INVALID'> | undefined {
  const email = stripSpaces(value ?? '');
  if (email === '') return { code: 'REQUIRED' };
  return isEmail(email) ? undefined : { code: 'EMAIL_INVALID' };
}
