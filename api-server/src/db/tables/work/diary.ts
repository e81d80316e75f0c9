import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { adminId, day, id, moment, oneOf, tracked } from './columns.ts';
import { projects } from './projects.ts';

const projectId = () => integer('project_id').references(() => projects.id);

export const taskStatuses = ['open', 'done', 'cancelled'] as const;

export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    projectId: projectId(),
    title: text().notNull(),
    assigneeId: adminId('assignee_id').notNull(),
    dueOn: day('due_on'),
    status: text({ enum: taskStatuses }).notNull().default('open'),
    doneAt: moment('done_at'),
    ...tracked(),
  },
  (table) => [
    index('tasks_project').on(table.projectId),
    index('tasks_assignee').on(table.assigneeId, table.dueOn).where(sql`${table.status} = 'open'`),
    check('tasks_status_known', oneOf(table.status, taskStatuses)),
    check('tasks_done', sql`(${table.status} = 'done') = (${table.doneAt} is not null)`),
  ],
);

export const eventKinds = ['attendance', 'report_due', 'follow_up', 'invoice_due', 'meeting', 'leave'] as const;
export type EventKind = (typeof eventKinds)[number];

/** What stands in the calendar. Meetings and leave are planned here; the other kinds come from the work itself. */
export const events = pgTable(
  'events',
  {
    id: id(),
    kind: text({ enum: eventKinds }).notNull(),
    title: text().notNull(),
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    isAllDay: boolean('is_all_day').notNull().default(false),
    place: text(),
    note: text(),
    projectId: projectId(),
    // Whose it is; nobody's is everybody's.
    adminId: adminId('admin_id'),
    ...tracked(),
  },
  (table) => [
    index('events_begin').on(table.beginsAt),
    index('events_admin').on(table.adminId, table.beginsAt),
    index('events_project').on(table.projectId),
    check('events_kind_known', oneOf(table.kind, eventKinds)),
    check('events_span', sql`${table.endsAt} >= ${table.beginsAt}`),
  ],
);

/** What somebody wrote down about a project. */
export const notes = pgTable(
  'notes',
  {
    id: id(),
    projectId: projectId().notNull(),
    body: text().notNull(),
    ...tracked(),
  },
  (table) => [index('notes_project').on(table.projectId, table.createdAt)],
);
