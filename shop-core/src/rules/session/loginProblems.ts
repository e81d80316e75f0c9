import type { FieldProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { isBlank } from '../text/isBlank.ts';

/** The login form as it is typed. */
export interface LoginForm {
  readonly username: string;
  readonly password: string;
}

/** What is wrong with the login form of the shop: REQUIRED (S5.22). Whether the pair is right only the server knows. */
export function loginProblems(form: LoginForm): FieldProblem<'username' | 'password'>[] {
  return fieldProblems<'username' | 'password'>({
    username: isBlank(form.username) ? { code: 'REQUIRED' } : undefined,
    password: isBlank(form.password) ? { code: 'REQUIRED' } : undefined,
  });
}
