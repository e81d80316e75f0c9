import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { adminId, currencies, currency, day, id, moment, money, oneOf, tracked } from './columns.ts';
import { statusReports, typeDetails, types } from './types.ts';
import { vessels } from './vessels.ts';

export const projectStatuses = [
  'draft',
  'instructed',
  'assigned',
  'attending',
  'reporting',
  'final_issued',
  'follow_up',
  'closed',
  'cancelled',
] as const;
export const followUpReasons = ['documents', 'repair', 'cost', 'client_reply', 'other'] as const;
export const priorities = ['low', 'normal', 'high', 'urgent'] as const;

const clientId = (name: string) => integer(name).references(() => clients.id);
const degrees = (name: string) => numeric(name, { precision: 9, scale: 6, mode: 'number' });

/** What the office is instructed to do: one survey or adjustment. */
export const projects = pgTable(
  'projects',
  {
    id: id(),
    projectNo: text('project_no').notNull().unique(),
    typeId: integer('type_id')
      .notNull()
      .references(() => types.id),
    typeDetailId: integer('type_detail_id').references(() => typeDetails.id),
    status: text({ enum: projectStatuses }).notNull().default('draft'),
    // Where a follow-up returns to.
    statusBefore: text('status_before', { enum: projectStatuses }),
    statusReportId: smallint('status_report_id')
      .notNull()
      .default(1)
      .references(() => statusReports.id),
    title: text().notNull(),
    instructionAt: moment('instruction_at'),
    acknowledgedAt: moment('acknowledged_at'),
    clientId: clientId('client_id').notNull(),
    clientRef: text('client_ref'),
    policyNo: text('policy_no'),
    underwriterId: clientId('underwriter_id'),
    brokerId: clientId('broker_id'),
    shipownerId: clientId('shipowner_id'),
    adjusterId: clientId('adjuster_id'),
    vesselId: integer('vessel_id').references(() => vessels.id),
    casualtyAt: moment('casualty_at'),
    casualtyPlace: text('casualty_place'),
    casualtyLat: degrees('casualty_lat'),
    casualtyLon: degrees('casualty_lon'),
    casualtyNature: text('casualty_nature'),
    allegedCause: text('alleged_cause'),
    casualtyText: text('casualty_text'),
    surveyPlace: text('survey_place'),
    surveyorId: adminId('surveyor_id'),
    reviewerId: adminId('reviewer_id'),
    priority: text({ enum: priorities }).notNull().default('normal'),
    sumInsured: money('sum_insured'),
    deductible: money('deductible'),
    currency: currency(),
    quotedFee: money('quoted_fee'),
    duePrelim: day('due_prelim'),
    dueFinal: day('due_final'),
    followUpAt: day('follow_up_at'),
    followUpReason: text('follow_up_reason', { enum: followUpReasons }),
    // Long adjusting files are billed before their final report.
    isInterimBilling: boolean('is_interim_billing').notNull().default(false),
    closedAt: moment('closed_at'),
    // Why it was closed although not everything was done.
    waivedReason: text('waived_reason'),
    cancelReason: text('cancel_reason'),
    tags: jsonb().$type<readonly string[]>().notNull().default([]),
    ...tracked(),
  },
  (table) => [
    index('projects_status').on(table.status, table.typeId),
    index('projects_type').on(table.typeId),
    index('projects_report').on(table.statusReportId),
    index('projects_surveyor').on(table.surveyorId),
    index('projects_client').on(table.clientId),
    index('projects_vessel').on(table.vesselId),
    index('projects_instruction').on(table.instructionAt),
    check('projects_status_known', oneOf(table.status, projectStatuses)),
    check('projects_status_before_known', oneOf(table.statusBefore, projectStatuses)),
    check('projects_priority_known', oneOf(table.priority, priorities)),
    check('projects_reason_known', oneOf(table.followUpReason, followUpReasons)),
    check('projects_currency_known', oneOf(table.currency, currencies)),
    check('projects_instructed', sql`${table.status} in ('draft', 'cancelled') or ${table.instructionAt} is not null`),
    check(
      'projects_assigned',
      sql`${table.status} in ('draft', 'instructed', 'cancelled') or ${table.surveyorId} is not null`,
    ),
    check(
      'projects_follow_up',
      sql`(${table.status} = 'follow_up') = (${table.statusBefore} is not null) and (${table.status} <> 'follow_up' or (${table.followUpAt} is not null and ${table.followUpReason} is not null))`,
    ),
    check('projects_closed', sql`(${table.status} = 'closed') = (${table.closedAt} is not null)`),
    check('projects_cancelled', sql`(${table.status} = 'cancelled') = (${table.cancelReason} is not null)`),
    check('projects_amounts', sql`${table.sumInsured} >= 0 and ${table.deductible} >= 0 and ${table.quotedFee} >= 0`),
  ],
);

/** Who else has to do with a project: a salvor, a lawyer, a second underwriter. */
export const projectParties = pgTable(
  'project_parties',
  {
    id: id(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    clientId: clientId('client_id').notNull(),
    role: text().notNull(),
  },
  (table) => [index('project_parties_project').on(table.projectId), index('project_parties_client').on(table.clientId)],
);

/** Who surveys beside the surveyor. */
export const projectSurveyors = pgTable(
  'project_surveyors',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    surveyorId: adminId('surveyor_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.surveyorId] }),
    index('project_surveyors_surveyor').on(table.surveyorId),
  ],
);
