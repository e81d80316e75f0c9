import type { Gender } from '../constants.ts';
import type { CalendarDate } from '../dates/calendarDate.ts';
import type { FieldProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { optionalText } from '../form/optionalText.ts';
import { requiredDay } from '../form/requiredDay.ts';
import { requiredEmail } from '../form/requiredEmail.ts';
import { requiredPhone } from '../form/requiredPhone.ts';
import { requiredText } from '../form/requiredText.ts';

/** The personal information as the form holds it; null where nothing is filled in. */
export interface ProfileForm {
  readonly firstName: string | null;
  readonly lastName?: string | null | undefined;
  readonly birthDate: CalendarDate | null;
  readonly email: string | null;
  readonly gender: Gender | null;
  readonly phoneNumber: string | null;
}

/** The fields of the personal-information form. */
export type ProfileField = keyof ProfileForm;

/**
 * What is wrong with the personal-information form (S5.54): REQUIRED, EMAIL_INVALID, PHONE_INVALID, DATE_IN_FUTURE and
 * DATE_TOO_EARLY (before 1900) of the birth date, TOO_LONG above 100 characters, INVALID of control characters. The last name may be left out (S5.55).
 * @param today the day in Jakarta: {@link jakartaDate}
 * @param known on the way to an order, what the shop knows already: a birth date or a gender that was never given may wait,
 * for an order asks for neither (S5.41). Without it both are required.
 */
export function profileProblems(
  form: ProfileForm,
  today: CalendarDate,
  known?: Pick<ProfileForm, 'birthDate' | 'gender'>,
): FieldProblem<ProfileField>[] {
  const mayWait = (field: 'birthDate' | 'gender') => form[field] === null && known?.[field] === null;
  return fieldProblems<ProfileField>({
    firstName: requiredText(form.firstName, 100),
    lastName: optionalText(form.lastName, 100),
    birthDate: mayWait('birthDate') ? undefined : requiredDay(form.birthDate, { today }),
    email: requiredEmail(form.email),
    gender: form.gender === null && !mayWait('gender') ? { code: 'REQUIRED' } : undefined,
    phoneNumber: requiredPhone(form.phoneNumber),
  });
}
