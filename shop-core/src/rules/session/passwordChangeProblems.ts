import type { FieldProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { newPasswordProblem } from './newPasswordProblem.ts';

export interface PasswordChangeForm {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

export type PasswordChangeField = keyof PasswordChangeForm;

/**
 * What is wrong with the password form (S5.59, S5.60). Whether the current password is right only the server knows.
 * @param owner names of the customer (username, e-mail) that the new password must not be
 */
export function passwordChangeProblems(
  form: PasswordChangeForm,
  owner: readonly string[] = [],
): FieldProblem<PasswordChangeField>[] {
  return fieldProblems<PasswordChangeField>({
    currentPassword: form.currentPassword === '' ? { code: 'REQUIRED' } : undefined,
    newPassword: newPasswordProblem(form.newPassword, owner),
    confirmation: confirmationProblem(form),
  });
}

function confirmationProblem({ newPassword, confirmation }: PasswordChangeForm) {
  if (confirmation === '') return { code: 'REQUIRED' } as const;
  return confirmation === newPassword ? undefined : ({ code: 'CONFIRMATION_DIFFERS' } as const);
}
