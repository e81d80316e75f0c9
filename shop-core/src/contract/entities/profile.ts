import * as z from 'zod/mini';
import { orNull, wire } from '../../wire/index.ts';
import { id, text } from '../scalars.ts';

export const customerType = z.enum(['INDIVIDU', 'CORPORATE']);
export const gender = z.enum(['P', 'L']);

/** S3.12 */
export const company = wire({
  id: ['id', id],
  name: ['name', text()],
  address: ['address', orNull(text())],
  email: ['email', orNull(text())],
  phone: ['phone', orNull(text(30))],
});

/** S3.2, the profile the shop keeps in the browser. */
export const profileFields = {
  customerCode: ['customer-code', text(64)],
  username: ['username', text()],
  fullName: ['full-name', orNull(text())],
  email: ['email', text(320)],
  phoneNumber: ['phone-number', orNull(text(30))],
  gender: ['gender', orNull(gender)],
  typeOfCustomer: ['type-of-customer', customerType],
  company: ['company', orNull(company)],
  isReseller: ['is-reseller', z.boolean()],
} as const;
export const profile = wire(profileFields);

export type Company = z.output<typeof company>;
export type Profile = z.output<typeof profile>;
export type CustomerType = z.output<typeof customerType>;
export type Gender = z.output<typeof gender>;
