import type * as z from 'zod/mini';
import { dashDate, list, orNull, wire } from '../../wire/index.ts';
import { count, id, text } from '../scalars.ts';
import { company, customerType, gender } from './profile.ts';

const influencer = wire({ name: ['name', text()], code: ['code', text(64)] });

const customerPoint = wire({
  active: ['total-point-active', count],
  used: ['total-point-used', count],
  expired: ['total-point-expired', count],
});

/** S3.14 */
export const customer = wire({
  customerCode: ['customer-code', text(64)],
  fullName: ['full-name', orNull(text())],
  firstName: ['first-name', orNull(text())],
  lastName: ['last-name', orNull(text())],
  username: ['username', text()],
  email: ['email', text(320)],
  gender: ['gender', orNull(gender)],
  birthDate: ['birth-date', orNull(dashDate)],
  phoneNumber: ['phone-number', orNull(text(30))],
  avatar: ['avatar', orNull(text())],
  level: ['customer-type', orNull(text())],
  levelId: ['customer-type-id', orNull(id)],
  lastTransactionDate: ['last-transaction-date', orNull(dashDate)],
  lastUpdate: ['last-update', orNull(dashDate)],
  influencers: ['influencers', list(influencer)],
  points: ['customer-point', customerPoint],
  typeOfCustomer: ['type-of-customer', customerType],
  company: ['company', orNull(company)],
});

export type Customer = z.output<typeof customer>;
