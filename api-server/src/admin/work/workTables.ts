import type { workResources } from 'admin-console/contract';
import type { TableOf } from '../rest/resourceTypes.ts';
import { clientsTable } from './clients.ts';
import { eventsTable } from './events.ts';
import { invoicesTable } from './invoices.ts';
import { reviewersTable, statusReportsTable, surveyorsTable } from './lookups.ts';
import * as parts from './projectParts.ts';
import { projectsTable } from './projects.ts';
import { typeDetailsTable, typesTable } from './types.ts';
import { vesselsTable } from './vessels.ts';

type Resources = Omit<typeof workResources, 'audit'>;

/** How each resource of the office's work is read: there is none that is not read here, and none without a scope. */
export const workTables: { readonly [N in keyof Resources]: TableOf<Resources[N]> } = {
  projects: projectsTable,
  clients: clientsTable,
  vessels: vesselsTable,
  types: typesTable,
  'types-detail': typeDetailsTable,
  invoices: invoicesTable,
  events: eventsTable,
  'status-reports': statusReportsTable,
  surveyors: surveyorsTable,
  reviewers: reviewersTable,
  attendances: parts.attendancesTable,
  figures: parts.figuresTable,
  findings: parts.findingsTable,
  reports: parts.reportsTable,
  documents: parts.documentsTable,
  'time-entries': parts.timeEntriesTable,
  expenses: parts.expensesTable,
};
