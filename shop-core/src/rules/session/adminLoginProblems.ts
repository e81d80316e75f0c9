import type { FieldProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { requiredEmail } from '../form/requiredEmail.ts';

/** The login form of the console as it is typed. */
export interface AdminLoginForm {
  readonly email: string;
  readonly password: string;
}

/**
 * What is wrong with the login form of the console: REQUIRED, EMAIL_INVALID (S5.1, S5.2). Whether the pair is right
 * only the server knows.
 */
export function adminLoginProblems(form: AdminLoginForm): FieldProblem<'email' | 'password'>[] {
  return fieldProblems<'email' | 'password'>({
    email: requiredEmail(form.email),
    password: form.password === '' ? { code: 'REQUIRED' } : undefined,
  });
}
