import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { adminId, day, id, moment, oneOf, tracked } from './columns.ts';
import { projects } from './projects.ts';

export const reportKinds = [
  'advice',
  'preliminary',
  'interim',
  'final',
  'addendum',
  'cost_review',
  'adjustment',
  'certificate',
] as const;
export const reportStatuses = ['draft', 'submitted', 'rejected', 'approved', 'issued', 'superseded'] as const;

export interface StoredComment {
  readonly kind: 'blocking' | 'suggestion' | 'info';
  readonly text: string;
  readonly byId: number;
  readonly at: string;
  readonly isResolved: boolean;
}

const projectId = () =>
  integer('project_id')
    .notNull()
    .references(() => projects.id);

/** A report in one of its versions; frozen once issued. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    projectId: projectId(),
    kind: text({ enum: reportKinds }).notNull(),
    // The second preliminary of a project is number 2; a corrected one is its next revision.
    seq: smallint().notNull().default(1),
    revision: smallint().notNull().default(1),
    status: text({ enum: reportStatuses }).notNull().default('draft'),
    authorId: adminId('author_id').notNull(),
    reviewerId: adminId('reviewer_id'),
    dueOn: day('due_on'),
    submittedAt: moment('submitted_at'),
    approvedAt: moment('approved_at'),
    approvedById: adminId('approved_by_id'),
    issuedAt: moment('issued_at'),
    file: text(),
    fileSha256: text('file_sha256'),
    sentTo: jsonb('sent_to').$type<readonly string[]>().notNull().default([]),
    comments: jsonb().$type<readonly StoredComment[]>().notNull().default([]),
    ...tracked(),
  },
  (table) => [
    unique('reports_once').on(table.projectId, table.kind, table.seq, table.revision),
    index('reports_status').on(table.status, table.dueOn),
    index('reports_author').on(table.authorId),
    index('reports_issued').on(table.issuedAt),
    check('reports_kind_known', oneOf(table.kind, reportKinds)),
    check('reports_status_known', oneOf(table.status, reportStatuses)),
    check('reports_issued_when', sql`${table.status} not in ('issued', 'superseded') or ${table.issuedAt} is not null`),
    // Whoever wrote it does not approve it.
    check('reports_approver', sql`${table.approvedById} <> ${table.authorId}`),
  ],
);

/** A paper that was asked for, and its file once it came. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    projectId: projectId(),
    kind: text().notNull(),
    requestedOn: day('requested_on'),
    receivedOn: day('received_on'),
    file: text(),
    fileName: text('file_name'),
    sha256: text(),
    ...tracked(),
  },
  (table) => [
    index('documents_project').on(table.projectId),
    check('documents_file', sql`(${table.file} is null) = (${table.sha256} is null)`),
  ],
);
