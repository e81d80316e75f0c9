import type { Customer } from '../../contract/entities/customer.ts';
import { calendarDate } from '../../rules/dates/calendarDate.ts';
import { sampleProfile } from './sampleSession.ts';

/** Everything the shop knows of Ani. */
export function sampleCustomer(about: Partial<Customer> = {}): Customer {
  return {
    ...sampleProfile(),
    firstName: 'Ani',
    lastName: 'Wijaya',
    birthDate: calendarDate('1990-12-31'),
    avatar: null,
    level: 'Gold',
    levelId: 2,
    lastTransactionDate: null,
    lastUpdate: null,
    lastLoginDate: null,
    influencers: [],
    points: { active: 0, used: 0, expired: 0 },
    ...about,
  };
}
