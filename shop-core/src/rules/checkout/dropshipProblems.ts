import { type Address, emptyAddress } from '../address/address.ts';
import { type AreaField, areaProblems } from '../address/areaProblems.ts';
import type { FieldProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { optionalText } from '../form/optionalText.ts';
import { requiredPhone } from '../form/requiredPhone.ts';
import { requiredText } from '../form/requiredText.ts';
import { addressMode } from './addressMode.ts';

/** The texts of a dropship address, beside its areas. */
export interface DropshipTexts {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly address: string;
  readonly company: string;
  readonly place: string;
  readonly note: string;
}

/** A dropship address as the form holds it. */
export interface DropshipForm extends Address, DropshipTexts {}

/** The fields of the dropship form. */
export type DropshipField = keyof DropshipTexts | AreaField;

/** A dropship form nobody has touched. */
export const emptyDropship: DropshipForm = {
  ...emptyAddress,
  firstName: '',
  lastName: '',
  phoneNumber: '',
  address: '',
  company: '',
  place: '',
  note: '',
};

/**
 * What is wrong with a dropship address: first name, phone, address and the areas that the courier's cascade has are
 * required (S5.48); last name, company, place and note are not (S5.49). Gives REQUIRED, PHONE_INVALID,
 * POSTAL_CODE_INVALID, TOO_LONG (address 500, note 1,000, the others 100 characters) and INVALID.
 */
export function dropshipProblems(form: DropshipForm, courier: string | null): FieldProblem<DropshipField>[] {
  return fieldProblems<DropshipField>({
    firstName: requiredText(form.firstName, 100),
    lastName: optionalText(form.lastName, 100),
    phoneNumber: requiredPhone(form.phoneNumber),
    address: requiredText(form.address, 500),
    company: optionalText(form.company, 100),
    place: optionalText(form.place, 100),
    ...areaProblems(form, addressMode(courier)),
    note: optionalText(form.note, 1000),
  });
}
