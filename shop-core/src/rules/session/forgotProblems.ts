import type { FieldProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { requiredEmail } from '../form/requiredEmail.ts';

/** What is wrong with the forgotten-password form (S5.20); spaces do not count (S5.21). */
export function forgotProblems(form: { readonly email: string }): FieldProblem<'email'>[] {
  return fieldProblems<'email'>({ email: requiredEmail(form.email) });
}
