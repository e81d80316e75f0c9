import { type Named, orNull, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { id, words } from '../scalars.ts';

export const customerType = z.enum(['INDIVIDU', 'CORPORATE']);
export const gender = z.enum(['P', 'L']);

/** S3.12 */
export interface Company extends z.output<typeof companyWire> {}
const companyWire = wire({
  id: ['id', id],
  name: ['name', words],
  address: ['address', orNull(words)],
  email: ['email', orNull(words)],
  phone: ['phone', orNull(words)],
});
export const company: Named<Company> = companyWire;

/** S3.2, the profile the shop keeps in the browser. */
export const profileFields = {
  customerCode: ['customer-code', words],
  username: ['username', words],
  fullName: ['full-name', orNull(words)],
  email: ['email', words],
  phoneNumber: ['phone-number', orNull(words)],
  gender: ['gender', orNull(gender)],
  typeOfCustomer: ['type-of-customer', customerType],
  company: ['company', orNull(company)],
  // Ours: S6.19 needs to know, S3.2 does not list it.
  isReseller: ['is-reseller', z.catch(z.boolean(), false)],
} as const;
export interface Profile extends z.output<typeof profileWire> {}
const profileWire = wire(profileFields);
export const profile: Named<Profile> = profileWire;

export type CustomerType = z.output<typeof customerType>;
export type Gender = z.output<typeof gender>;
