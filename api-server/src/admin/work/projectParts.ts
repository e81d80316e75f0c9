import type {
  attendancesResource,
  documentsResource,
  expensesResource,
  figuresResource,
  findingsResource,
  reportsResource,
  timeEntriesResource,
} from 'admin-console/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { admins } from '../../db/tables/admins.ts';
import { expenses, timeEntries } from '../../db/tables/work/effort.ts';
import { attendances, figures, findings } from '../../db/tables/work/fieldwork.ts';
import { projects } from '../../db/tables/work/projects.ts';
import { documents, reports } from '../../db/tables/work/reports.ts';
import type { TableOf } from '../rest/resourceTypes.ts';
import { projectScope } from './projectScope.ts';
import { roundedIn, rupiahOf } from './rupiahOf.ts';

const figureIdr = rupiahOf({ amount: 'figures.amount', currency: 'figures.currency', rate: 'null::numeric' });
const expenseIdr = rupiahOf({ amount: 'expenses.amount', currency: 'expenses.currency', rate: 'expenses.fx_to_idr' });
const hoursTimesRate = 'time_entries.hours * time_entries.rate';
const timeIdr = rupiahOf({ amount: hoursTimesRate, currency: 'time_entries.currency', rate: 'null::numeric' });
const timeAmount = roundedIn('time_entries.currency', hoursTimesRate);

/** By what it is in rupiah; what has no value in rupiah comes after all that has, each currency by itself. */
const byValue = (value: SQL, { currency, amount }: Record<'currency' | 'amount', PgColumn>) => [
  value,
  currency,
  amount,
];

const reviewers = alias(admins, 'reviewers');
const ofProject = (column: PgColumn) => ({ projectId: (id: number) => eq(column, id) });
const inProject = (column: PgColumn) => eq(projects.id, column);

/** What belongs to a project is seen by whoever sees the project. */
export const attendancesTable: TableOf<typeof attendancesResource> = {
  id: attendances.id,
  scope: projectScope,
  rows: (db) =>
    db
      .select({
        ...{ id: attendances.id, projectId: attendances.projectId, surveyorId: attendances.surveyorId },
        ...{ surveyorName: admins.name, place: attendances.place },
        ...{ beginsAt: attendances.beginsAt, endsAt: attendances.endsAt, hours: attendances.hours },
        ...{ travelHours: attendances.travelHours, present: attendances.present },
        ...{ notes: attendances.notes, photos: attendances.photos },
      })
      .from(attendances)
      .innerJoin(projects, inProject(attendances.projectId))
      .innerJoin(admins, eq(admins.id, attendances.surveyorId))
      .$dynamic(),
  filters: ofProject(attendances.projectId),
  search: {},
  sort: { beginsAt: attendances.beginsAt, id: attendances.id },
};

export const figuresTable: TableOf<typeof figuresResource> = {
  id: figures.id,
  scope: projectScope,
  rows: (db) =>
    db
      .select({
        ...{ id: figures.id, projectId: figures.projectId, kind: figures.kind, amount: figures.amount },
        ...{
          amountIdr: figureIdr,
          currency: figures.currency,
          at: figures.at,
          byName: admins.name,
          note: figures.note,
        },
      })
      .from(figures)
      .innerJoin(projects, inProject(figures.projectId))
      .innerJoin(admins, eq(admins.id, figures.byId))
      .$dynamic(),
  filters: ofProject(figures.projectId),
  search: {},
  sort: { at: figures.at, kind: figures.kind, amount: byValue(figureIdr, figures), id: figures.id },
};

export const findingsTable: TableOf<typeof findingsResource> = {
  id: findings.id,
  scope: projectScope,
  rows: (db) =>
    db
      .select({
        ...{ id: findings.id, projectId: findings.projectId, seq: findings.seq, found: findings.found },
        ...{ recommended: findings.recommended, dueOn: findings.dueOn, status: findings.status },
      })
      .from(findings)
      .innerJoin(projects, inProject(findings.projectId))
      .$dynamic(),
  filters: ofProject(findings.projectId),
  search: {},
  sort: { seq: findings.seq, dueOn: findings.dueOn, status: findings.status, id: findings.id },
};

export const reportsTable: TableOf<typeof reportsResource> = {
  id: reports.id,
  scope: projectScope,
  rows: (db) =>
    db
      .select({
        ...{ id: reports.id, projectId: reports.projectId, kind: reports.kind, seq: reports.seq },
        ...{ revision: reports.revision, status: reports.status, authorName: admins.name },
        ...{ reviewerName: reviewers.name, dueOn: reports.dueOn, submittedAt: reports.submittedAt },
        ...{ approvedAt: reports.approvedAt, issuedAt: reports.issuedAt, sentTo: reports.sentTo },
      })
      .from(reports)
      .innerJoin(projects, inProject(reports.projectId))
      .innerJoin(admins, eq(admins.id, reports.authorId))
      .leftJoin(reviewers, eq(reviewers.id, reports.reviewerId))
      .$dynamic(),
  filters: ofProject(reports.projectId),
  search: {},
  sort: {
    id: reports.id,
    kind: reports.kind,
    status: reports.status,
    dueOn: reports.dueOn,
    issuedAt: reports.issuedAt,
  },
};

export const documentsTable: TableOf<typeof documentsResource> = {
  id: documents.id,
  scope: projectScope,
  rows: (db) =>
    db
      .select({
        ...{ id: documents.id, projectId: documents.projectId, kind: documents.kind },
        ...{ requestedOn: documents.requestedOn, receivedOn: documents.receivedOn, fileName: documents.fileName },
      })
      .from(documents)
      .innerJoin(projects, inProject(documents.projectId))
      .$dynamic(),
  filters: ofProject(documents.projectId),
  search: {},
  sort: {
    ...{ id: documents.id, kind: documents.kind },
    ...{ requestedOn: documents.requestedOn, receivedOn: documents.receivedOn },
  },
};

export const timeEntriesTable: TableOf<typeof timeEntriesResource> = {
  id: timeEntries.id,
  scope: projectScope,
  rows: (db) =>
    db
      .select({
        ...{ id: timeEntries.id, projectId: timeEntries.projectId, adminName: admins.name },
        ...{ workedOn: timeEntries.workedOn, kind: timeEntries.kind, hours: timeEntries.hours },
        ...{
          rate: timeEntries.rate,
          amount: timeAmount,
          amountIdr: timeIdr,
          currency: timeEntries.currency,
          isBillable: timeEntries.isBillable,
        },
        isBilled: sql<boolean>`(time_entries.invoice_line_id is not null)`,
        note: timeEntries.note,
      })
      .from(timeEntries)
      .innerJoin(projects, inProject(timeEntries.projectId))
      .innerJoin(admins, eq(admins.id, timeEntries.adminId))
      .$dynamic(),
  filters: ofProject(timeEntries.projectId),
  search: {},
  sort: { workedOn: timeEntries.workedOn, hours: timeEntries.hours, id: timeEntries.id },
};

export const expensesTable: TableOf<typeof expensesResource> = {
  id: expenses.id,
  scope: projectScope,
  rows: (db) =>
    db
      .select({
        ...{ id: expenses.id, projectId: expenses.projectId, adminName: admins.name, spentOn: expenses.spentOn },
        ...{ kind: expenses.kind, amount: expenses.amount, amountIdr: expenseIdr, currency: expenses.currency },
        isBillable: expenses.isBillable,
        isBilled: sql<boolean>`(expenses.invoice_line_id is not null)`,
        note: expenses.note,
      })
      .from(expenses)
      .innerJoin(projects, inProject(expenses.projectId))
      .innerJoin(admins, eq(admins.id, expenses.adminId))
      .$dynamic(),
  filters: ofProject(expenses.projectId),
  search: {},
  sort: { spentOn: expenses.spentOn, amount: byValue(expenseIdr, expenses), id: expenses.id },
};
