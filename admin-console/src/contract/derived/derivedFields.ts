import type { Source } from './sources.ts';

/**
 * Where each field comes from that is no column of its own record: one table for the server, which leaves out what somebody may
 * not be told, and for the console, which has no column for it. What stands in no row here is a column of the record's own
 * table, or a test fails. 'invoices.lines' are the lines within an invoice.
 */
export const derivedFields = {
  projects: {
    ...{ statusReportName: 'catalogue', typeCode: 'catalogue', typeName: 'catalogue', typeDetailName: 'catalogue' },
    ...{ clientName: 'clients', underwriterName: 'clients', brokerName: 'clients' },
    ...{ shipownerName: 'clients', adjusterName: 'clients' },
    ...{ vesselName: 'vessels', vesselImo: 'vessels' },
    ...{ surveyorName: 'colleagues', reviewerName: 'colleagues' },
    ...{ coSurveyorIds: 'row', parties: 'row', nextDue: 'row', isOverdue: 'row', ageDays: 'row' },
    ...{ reserve: 'row', reserveCurrency: 'row' },
    ...{ billedIdr: 'invoices', billedWithoutRate: 'invoices' },
  },
  'projects.parties': { clientName: 'clients' },
  clients: { openProjects: 'projects', outstandingIdr: 'invoices', outstandingWithoutRate: 'invoices' },
  vessels: { ownerName: 'clients', projectCount: 'projects' },
  types: { detailCount: 'catalogue', projectCount: 'projects' },
  'types-detail': { typeName: 'catalogue', projectCount: 'projects' },
  invoices: {
    ...{ projectNo: 'projects', projectTitle: 'projects', typeName: 'projects', billToName: 'clients' },
    ...{
      fxToIdr: 'row',
      totalIdr: 'row',
      paid: 'row',
      slips: 'row',
      credits: 'row',
      balance: 'row',
      balanceIdr: 'row',
      isSlipMissing: 'row',
    },
    ...{ isOverdue: 'row', daysPastDue: 'row', daysToPay: 'row', lines: 'row', receipts: 'row' },
  },
  // A row is seen by whoever sees what it is of: `eventSources`.
  events: { projectNo: 'row', adminName: 'colleagues' },
  attendances: { surveyorName: 'colleagues' },
  figures: { byName: 'colleagues', amountIdr: 'row' },
  findings: {},
  reports: { authorName: 'colleagues', reviewerName: 'colleagues' },
  documents: {},
  'time-entries': { adminName: 'colleagues', isBilled: 'invoices', amount: 'row', amountIdr: 'row' },
  expenses: { adminName: 'colleagues', isBilled: 'invoices', amountIdr: 'row' },
  'status-reports': {},
  surveyors: {},
  reviewers: {},
  // What was and what is: field by field what this table says of the record it is of.
  audit: { adminName: 'colleagues', before: 'row', after: 'row' },
  // S3.3: what a user is called by the role stands in the list of users.
  users: { role: 'row', roleKey: 'row' },
  roles: { memberCount: 'users' },
  role: { memberCount: 'users', permissions: 'row', members: 'users' },
  // Counts of the projects that the asking admin sees, and the money of all invoices.
  dashboard: {
    ...{ today: 'row', monthBegin: 'row', newInstructions: 'row', onProgress: 'row', followUpsDue: 'row' },
    ...{ overdueReports: 'row', awaitingApproval: 'row', surveyorLoad: 'row', money: 'invoices' },
  },
  charts: {
    ...{ from: 'row', to: 'row', instructions: 'projects', surveyors: 'projects' },
    ...{ money: 'invoices', ageing: 'invoices', ageingWithoutRate: 'invoices' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Source>>>>;

export type Entity = keyof typeof derivedFields;
