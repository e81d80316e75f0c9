import type { CalendarDate } from '../dates/calendarDate.ts';
import type { FieldProblem, ValueProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { optionalText } from '../form/optionalText.ts';
import { requiredDay } from '../form/requiredDay.ts';
import { requiredEmail } from '../form/requiredEmail.ts';
import { requiredPhone } from '../form/requiredPhone.ts';
import { requiredText } from '../form/requiredText.ts';
import { newPasswordProblem } from './newPasswordProblem.ts';

const longest = 50;
const shortest = 4;

/** The form of a user of the console; null and '' are left out. */
export interface AdminUserForm {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string;
  readonly address: string;
  readonly birthDate: CalendarDate | null;
  readonly roleId: number | null;
}

/** The fields of the form of a user of the console. */
export type AdminUserField = keyof AdminUserForm;

/**
 * What is wrong with a user of the console. A new one needs everything (S5.3-S5.9); of one that is edited the name,
 * birth date and address may be left out and an empty password keeps the old one (S5.10-S5.12). Gives REQUIRED,
 * EMAIL_INVALID, PHONE_INVALID, DATE_IN_FUTURE, DATE_TOO_EARLY (before 1900), TOO_LONG above 50 characters, TOO_SHORT of fewer than 4 when edited,
 * INVALID, and of the password what {@link newPasswordProblem} says.
 */
export function adminUserProblems(
  form: AdminUserForm,
  { isNew, today }: { readonly isNew: boolean; readonly today: CalendarDate },
): FieldProblem<AdminUserField>[] {
  const text = isNew ? requiredText : optionalText;
  const isShort = (value: string) => !isNew && value !== '' && value.trim().length < shortest;
  const sized = (value: string, problem: ValueProblem | undefined): ValueProblem | undefined =>
    problem ?? (isShort(value) ? { code: 'TOO_SHORT', minimum: shortest } : undefined);
  return fieldProblems<AdminUserField>({
    name: sized(form.name, text(form.name, longest)),
    email: sized(form.email, requiredEmail(form.email) ?? optionalText(form.email, longest)),
    password: form.password === '' && !isNew ? undefined : newPasswordProblem(form.password, [form.name, form.email]),
    phone: sized(form.phone, requiredPhone(form.phone)),
    address: sized(form.address, text(form.address, longest)),
    birthDate: form.birthDate === null && !isNew ? undefined : requiredDay(form.birthDate, { today }),
    roleId: form.roleId === null ? { code: 'REQUIRED' } : undefined,
  });
}
