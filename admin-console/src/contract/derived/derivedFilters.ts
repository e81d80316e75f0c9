import type { Entity } from './derivedFields.ts';
import type { Source } from './sources.ts';

/**
 * Where a filter looks that is not called like a field; one that is follows its field. A search looks through the fields that
 * the asking admin is told.
 */
export const derivedFilters: { readonly [E in Entity]?: Readonly<Record<string, Source>> } = {
  projects: {
    ...{ overdue: 'row', mine: 'row', awaitingApproval: 'row', followUpDue: 'row' },
    ...{ instructedFrom: 'row', instructedTo: 'row', toInvoice: 'invoices' },
  },
  invoices: { page: 'row', on: 'row', clientId: 'row', typeId: 'projects', overdue: 'row' },
  events: { mine: 'row', from: 'row', to: 'row' },
  audit: { from: 'row', to: 'row' },
};
