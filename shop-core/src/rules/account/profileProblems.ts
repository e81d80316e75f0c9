import type { Gender } from '../constants.ts';
import type { CalendarDate } from '../dates/calendarDate.ts';
import type { FieldProblem, ValueProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { optionalText } from '../form/optionalText.ts';
import { requiredEmail } from '../form/requiredEmail.ts';
import { requiredPhone } from '../form/requiredPhone.ts';
import { requiredText } from '../form/requiredText.ts';

export interface ProfileForm {
  readonly firstName: string | null;
  readonly lastName?: string | null | undefined;
  readonly birthDate: CalendarDate | null;
  readonly email: string | null;
  readonly gender: Gender | null;
  readonly phoneNumber: string | null;
}

export type ProfileField = keyof ProfileForm;

/** What is wrong with the personal-information form (S5.54). The last name may be left out (S5.55). */
export function profileProblems(form: ProfileForm, today: CalendarDate): FieldProblem<ProfileField>[] {
  return fieldProblems<ProfileField>({
    firstName: requiredText(form.firstName, 100),
    lastName: optionalText(form.lastName, 100),
    birthDate: birthDateProblem(form.birthDate, today),
    email: requiredEmail(form.email),
    gender: form.gender === null ? { code: 'REQUIRED' } : undefined,
    phoneNumber: requiredPhone(form.phoneNumber),
  });
}

function birthDateProblem(birthDate: CalendarDate | null, today: CalendarDate): ValueProblem | undefined {
  if (birthDate === null) return { code: 'REQUIRED' };
  return birthDate > today ? { code: 'DATE_IN_FUTURE' } : undefined;
}
