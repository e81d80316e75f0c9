import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { adminId, currencies, currency, day, hours, id, moment, money, oneOf, tracked } from './columns.ts';
import { projects } from './projects.ts';

const projectId = () =>
  integer('project_id')
    .notNull()
    .references(() => projects.id);

/** A visit on board or at the yard. */
export const attendances = pgTable(
  'attendances',
  {
    id: id(),
    projectId: projectId(),
    surveyorId: adminId('surveyor_id').notNull(),
    place: text().notNull(),
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at'),
    hours: hours('hours'),
    travelHours: hours('travel_hours'),
    present: jsonb().$type<readonly string[]>().notNull().default([]),
    notes: text(),
    // Names of media.
    photos: jsonb().$type<readonly string[]>().notNull().default([]),
    ...tracked(),
  },
  (table) => [
    index('attendances_project').on(table.projectId, table.beginsAt),
    index('attendances_calendar').on(table.beginsAt),
    index('attendances_surveyor').on(table.surveyorId),
    check('attendances_span', sql`${table.endsAt} >= ${table.beginsAt}`),
  ],
);

export const figureKinds = ['estimate', 'reserve', 'claimed', 'approved', 'adjusted'] as const;

/** What a project was thought to cost at a time. A new figure is a new row: no row of this table ever changes. */
export const figures = pgTable(
  'figures',
  {
    id: id(),
    projectId: projectId(),
    kind: text({ enum: figureKinds }).notNull(),
    amount: money('amount').notNull(),
    currency: currency(),
    at: moment('at').notNull(),
    byId: adminId('by_id').notNull(),
    note: text(),
  },
  (table) => [
    index('figures_project').on(table.projectId, table.kind, table.at),
    check('figures_kind_known', oneOf(table.kind, figureKinds)),
    check('figures_currency_known', oneOf(table.currency, currencies)),
    check('figures_amount', sql`${table.amount} >= 0`),
  ],
);

export const findingStatuses = ['outstanding', 'in_progress', 'completed'] as const;

/** What a survey found. Its number never changes: reports and letters name it. */
export const findings = pgTable(
  'findings',
  {
    id: id(),
    projectId: projectId(),
    attendanceId: integer('attendance_id').references(() => attendances.id),
    seq: smallint().notNull(),
    found: text().notNull(),
    recommended: text(),
    dueOn: day('due_on'),
    status: text({ enum: findingStatuses }).notNull().default('outstanding'),
    ...tracked(),
  },
  (table) => [
    unique('findings_once').on(table.projectId, table.seq),
    index('findings_attendance').on(table.attendanceId),
    index('findings_due').on(table.dueOn).where(sql`${table.status} <> 'completed'`),
    check('findings_status_known', oneOf(table.status, findingStatuses)),
  ],
);
