import { instant, isoDate, list, orNull } from 'shop-core/wire';
import * as z from 'zod/mini';
import { told } from '../derived/told.ts';
import { restList } from '../rest/restResource.ts';
import { amount, currency, rupiahValue } from '../rest/scalars.ts';
import { id, text } from '../scalars.ts';

export const report = told('reports', {
  id,
  projectId: id,
  kind: z.enum(['advice', 'preliminary', 'interim', 'final', 'addendum', 'cost_review', 'adjustment', 'certificate']),
  seq: z.int(),
  revision: z.int(),
  status: z.enum(['draft', 'submitted', 'rejected', 'approved', 'issued', 'superseded']),
  authorName: text(),
  reviewerName: orNull(text()),
  dueOn: orNull(isoDate),
  submittedAt: orNull(instant),
  approvedAt: orNull(instant),
  issuedAt: orNull(instant),
  sentTo: list(text()),
});

export const projectDocument = told('documents', {
  id,
  projectId: id,
  kind: text(),
  requestedOn: orNull(isoDate),
  receivedOn: orNull(isoDate),
  fileName: orNull(text()),
});

export const timeEntry = told('time-entries', {
  id,
  projectId: id,
  adminName: text(),
  workedOn: isoDate,
  kind: z.enum(['survey', 'travel', 'report', 'office']),
  hours: z.number(),
  rate: orNull(amount),
  /** Hours times the rate; null without one. */
  amount: orNull(amount),
  amountIdr: rupiahValue,
  currency,
  isBillable: z.boolean(),
  isBilled: z.boolean(),
  note: orNull(text(2_000)),
});

export const expense = told('expenses', {
  id,
  projectId: id,
  adminName: text(),
  spentOn: isoDate,
  kind: z.enum(['transport', 'lodging', 'meals', 'boat', 'laboratory', 'other']),
  amount,
  amountIdr: rupiahValue,
  currency,
  isBillable: z.boolean(),
  isBilled: z.boolean(),
  note: orNull(text(2_000)),
});

// Who may not list projects sees what belongs to their own (decision 0090).
const filters = { projectId: id };
const mayRead = [] as const;

/** The reports of a project, each in all its versions. */
export const reportsResource = restList({
  ...{ name: 'reports', entity: report, filters, mayRead },
  sortable: ['id', 'kind', 'status', 'dueOn', 'issuedAt'],
});

/** The papers that were asked for. */
export const documentsResource = restList({
  ...{ name: 'documents', entity: projectDocument, filters, mayRead },
  sortable: ['id', 'kind', 'requestedOn', 'receivedOn'],
});

export const timeEntriesResource = restList({
  ...{ name: 'time-entries', entity: timeEntry, filters, mayRead },
  sortable: ['workedOn', 'hours', 'id'],
});

export const expensesResource = restList({
  ...{ name: 'expenses', entity: expense, filters, mayRead },
  sortable: ['spentOn', 'amount', 'id'],
});
