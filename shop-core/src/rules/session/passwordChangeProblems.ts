import type { FieldProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { newPasswordProblem } from './newPasswordProblem.ts';

/** The password form as it is typed; '' where nothing is. */
export interface PasswordChangeForm {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

/** The fields of the password form. */
export type PasswordChangeField = keyof PasswordChangeForm;

/**
 * What is wrong with the password form: REQUIRED of all three (S5.59), CONFIRMATION_DIFFERS (S5.60), and of the new
 * password what {@link newPasswordProblem} says. Whether the current password is right only the server knows.
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
