import { auditResource } from './audit.ts';
import { clientsResource } from './clients.ts';
import { eventsResource } from './events.ts';
import { attendancesResource, figuresResource, findingsResource } from './fieldwork.ts';
import { invoicesResource } from './invoices.ts';
import { reviewersResource, statusReportsResource, surveyorsResource } from './lookups.ts';
import { documentsResource, expensesResource, reportsResource, timeEntriesResource } from './paperwork.ts';
import { projectsResource } from './projects.ts';
import { typeDetailsResource } from './typeDetails.ts';
import { typesResource } from './types.ts';
import { vesselsResource } from './vessels.ts';

/** Every resource that is spoken of in plain REST, by its name. */
export const workResources = {
  projects: projectsResource,
  clients: clientsResource,
  vessels: vesselsResource,
  types: typesResource,
  'types-detail': typeDetailsResource,
  invoices: invoicesResource,
  events: eventsResource,
  'status-reports': statusReportsResource,
  surveyors: surveyorsResource,
  reviewers: reviewersResource,
  attendances: attendancesResource,
  figures: figuresResource,
  findings: findingsResource,
  reports: reportsResource,
  documents: documentsResource,
  'time-entries': timeEntriesResource,
  expenses: expensesResource,
  audit: auditResource,
} as const;
