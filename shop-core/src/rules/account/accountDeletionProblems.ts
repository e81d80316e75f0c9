import type { FieldProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';

export interface AccountDeletionForm {
  /** The checkbox 'Saya setuju dan mengerti'. */
  readonly isUnderstood: boolean;
}

/** What is wrong with the delete-account dialog: nothing is deleted until the checkbox is ticked (S5.61). */
export function accountDeletionProblems(form: AccountDeletionForm): FieldProblem<'isUnderstood'>[] {
  return fieldProblems<'isUnderstood'>({ isUnderstood: form.isUnderstood ? undefined : { code: 'REQUIRED' } });
}
