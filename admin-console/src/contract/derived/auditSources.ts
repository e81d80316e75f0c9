import type { Source } from './sources.ts';

/**
 * What somebody must be allowed to read to be told what changed in a record: the record itself and, where its rows belong to
 * projects, all of those. Of a record that is not named here nobody is told more than that something was done to it.
 */
export const auditSources: Readonly<Record<string, readonly Source[]>> = {
  projects: ['projects'],
  reports: ['projects'],
  invoices: ['invoices', 'projects'],
  clients: ['clients'],
  vessels: ['vessels'],
  types: ['catalogue'],
  'types-detail': ['catalogue'],
  events: ['events', 'projects'],
  users: ['users'],
  roles: ['roles'],
  orders: ['orders'],
  reviews: ['reviews'],
};
