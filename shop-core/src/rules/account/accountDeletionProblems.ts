import type { FieldProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';

/** The delete-account dialog. */
export interface AccountDeletionForm {
  /** The checkbox 'Saya setuju dan mengerti'. */
  readonly isUnderstood: boolean;
}

/**
 * What is wrong with the delete-account dialog: REQUIRED until its checkbox is ticked, so that nobody deletes an
 * account by one click (S5.61).
 */
export function accountDeletionProblems(form: AccountDeletionForm): FieldProblem<'isUnderstood'>[] {
  return fieldProblems<'isUnderstood'>({ isUnderstood: form.isUnderstood ? undefined : { code: 'REQUIRED' } });
}
