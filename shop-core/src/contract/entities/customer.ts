import { dashDate, list, type Named, orNull, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { count, id, points, words } from '../scalars.ts';
import { company, customerType, gender } from './profile.ts';

const influencer = wire({ name: ['name', words], code: ['code', words] });

const customerPoint = wire({
  active: ['total-point-active', points],
  used: ['total-point-used', count],
  expired: ['total-point-expired', count],
});

/** S3.14 */
export interface Customer extends z.output<typeof customerWire> {}
const customerWire = wire({
  customerCode: ['customer-code', words],
  fullName: ['full-name', orNull(words)],
  firstName: ['first-name', orNull(words)],
  lastName: ['last-name', orNull(words)],
  username: ['username', words],
  email: ['email', words],
  gender: ['gender', orNull(gender)],
  birthDate: ['birth-date', orNull(dashDate)],
  phoneNumber: ['phone-number', orNull(words)],
  avatar: ['avatar', orNull(words)],
  level: ['customer-type', orNull(words)],
  levelId: ['customer-type-id', orNull(id)],
  lastTransactionDate: ['last-transaction-date', orNull(dashDate)],
  lastUpdate: ['last-update', orNull(dashDate)],
  // Ours: S2.69 shows the last login, and prices follow the reseller flag.
  lastLoginDate: ['last-login-date', orNull(dashDate)],
  isReseller: ['is-reseller', orNull(z.boolean())],
  influencers: ['influencers', list(influencer)],
  points: ['customer-point', customerPoint],
  typeOfCustomer: ['type-of-customer', customerType],
  company: ['company', orNull(company)],
  // Ours: an address that counts once it is confirmed by the mail that went there.
  pendingEmail: ['pending-email', z.optional(words)],
});
export const customer: Named<Customer> = customerWire;
