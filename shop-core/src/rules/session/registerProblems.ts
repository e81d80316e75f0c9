import type { CustomerType } from '../constants.ts';
import type { FieldProblem, ValueProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { requiredEmail } from '../form/requiredEmail.ts';
import { requiredPhone } from '../form/requiredPhone.ts';
import { requiredText } from '../form/requiredText.ts';
import { stripSpaces } from '../text/stripSpaces.ts';

/** The company part: `id` of an existing company, or the other four of a new one. */
export interface RegisterCompany {
  readonly id?: number | null | undefined;
  readonly name?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** A registration. A company counts for CORPORATE only. */
export interface RegisterForm {
  readonly email: string;
  readonly username: string;
  readonly customerType: CustomerType;
  readonly isNewCompany: boolean;
  readonly company?: RegisterCompany | null | undefined;
}

/** The fields of the registration form. */
export type RegisterField =
  | 'email'
  | 'username'
  | 'company.id'
  | 'company.name'
  | 'company.address'
  | 'company.email'
  | 'company.phone';

/**
 * What is wrong with a registration. E-mail and username are judged without their spaces (S5.13-S5.16): REQUIRED,
 * EMAIL_INVALID, TOO_LONG of a username above 50 characters. A corporate customer chooses a company, else
 * COMPANY_REQUIRED (S5.17), or names a new one with address, e-mail and phone (S5.18).
 */
export function registerProblems(form: RegisterForm): FieldProblem<RegisterField>[] {
  return fieldProblems<RegisterField>({
    email: requiredEmail(form.email),
    username: requiredText(stripSpaces(form.username), 50),
    ...(form.customerType === 'CORPORATE' && companyProblems(form)),
  });
}

function companyProblems({ isNewCompany, company }: RegisterForm): { [F in RegisterField]?: ValueProblem | undefined } {
  if (!isNewCompany) return { 'company.id': company?.id ? undefined : { code: 'COMPANY_REQUIRED' } };
  return {
    'company.name': requiredText(company?.name, 255),
    'company.address': requiredText(company?.address, 255),
    'company.email': requiredEmail(company?.email),
    'company.phone': requiredPhone(company?.phone),
  };
}
