import type { FieldProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { optionalText } from '../form/optionalText.ts';
import { requiredText } from '../form/requiredText.ts';
import type { Address } from './address.ts';
import { type AreaField, areaProblems } from './areaProblems.ts';

/** The billing address as the form holds it; null where nothing is filled in. Company is the building. */
export interface BillingForm extends Address {
  readonly address: string | null;
  readonly company?: string | null | undefined;
  readonly place?: string | null | undefined;
}

/** The fields of the billing form. */
export type BillingField = 'address' | AreaField | 'company' | 'place';

/**
 * What is wrong with the billing form: address and all areas are required (S5.57), company and place are not (S5.58).
 * Gives REQUIRED, POSTAL_CODE_INVALID, TOO_LONG (address 500, the others 100 characters) and INVALID.
 */
export function billingProblems(form: BillingForm): FieldProblem<BillingField>[] {
  return fieldProblems<BillingField>({
    address: requiredText(form.address, 500),
    ...areaProblems(form, 'regular'),
    company: optionalText(form.company, 100),
    place: optionalText(form.place, 100),
  });
}
