import type { FieldProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { requiredEmail } from '../form/requiredEmail.ts';

/**
 * What is wrong with the forgotten-password form: REQUIRED or EMAIL_INVALID (S5.20). Spaces do not count: they are
 * stripped before it is sent (S5.21).
 */
export function forgotProblems(form: { readonly email: string }): FieldProblem<'email'>[] {
  return fieldProblems<'email'>({ email: requiredEmail(form.email) });
}
