import { passwordMaxLength, passwordMinLength } from '../constants.ts';
import type { ValueProblem } from '../fieldProblem.ts';
import { isCommonPassword } from './isCommonPassword.ts';

/**
 * Why a text cannot become somebody's password, or undefined: REQUIRED, TOO_LONG above 128 characters, EDGE_SPACE,
 * TOO_SHORT below 8, TOO_COMMON. Nothing is ever trimmed or shortened: what was typed is the password, so edge spaces,
 * which a login would trim away (S5.24), are refused here.
 * @param owner names of the customer (username, e-mail) that would be guessed first
 */
export function newPasswordProblem(password: string, owner: readonly string[] = []): ValueProblem | undefined {
  if (password === '') return { code: 'REQUIRED' };
  if (password.length > passwordMaxLength) return { code: 'TOO_LONG', maximum: passwordMaxLength };
  if (password.trim() !== password) return { code: 'EDGE_SPACE' };
  if (password.length < passwordMinLength) return { code: 'TOO_SHORT', minimum: passwordMinLength };
  return isCommonPassword(password, owner) ? { code: 'TOO_COMMON' } : undefined;
}
