import type { projectsResource } from 'admin-console/contract';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { admins } from '../../db/tables/admins.ts';
import { clients } from '../../db/tables/work/clients.ts';
import { projects } from '../../db/tables/work/projects.ts';
import { statusReports, typeDetails, types } from '../../db/tables/work/types.ts';
import { vessels } from '../../db/tables/work/vessels.ts';
import type { TableOf } from '../rest/resourceTypes.ts';
import {
  ageDays,
  asDay,
  billed,
  coSurveyorIds,
  isOverdue,
  nextDue,
  parties,
  partyNames,
  reserve,
  reserveCurrency,
} from './projectColumns.ts';
import { projectScope, surveyedBy } from './projectScope.ts';

const surveyors = alias(admins, 'surveyors');
const reviewers = alias(admins, 'reviewers');

const inProgress = ['instructed', 'assigned', 'attending', 'reporting'] as const;
const inOrder = (column: string, words: string) => sql.raw(`array_position('{${words}}'::text[], projects.${column})`);
const dayOfInstruction = sql`(projects.instruction_at at time zone 'Asia/Jakarta')::date`;

/** Done and without an invoice; or long and to be billed between, with no invoice on its way. */
const isToInvoice = sql`((projects.status = 'final_issued' and not exists (select from invoices
    where invoices.project_id = projects.id and invoices.status not in ('cancelled', 'credited', 'void')))
  or (projects.is_interim_billing and projects.status in ('attending', 'reporting', 'follow_up') and not exists (
    select from invoices where invoices.project_id = projects.id
      and invoices.status in ('draft', 'pending_approval', 'approved'))))`;

const awaitsApproval = sql`exists (
  select from reports where reports.project_id = projects.id and reports.status = 'submitted')`;

export const projectsTable: TableOf<typeof projectsResource> = {
  id: projects.id,
  scope: projectScope,
  rows: (db, asking) => {
    const { createdById: _, updatedById: __, statusReportId, ...columns } = getTableColumns(projects);
    return db
      .select({
        ...columns,
        projectStatusReportId: statusReportId,
        ...{ statusReportName: statusReports.name, typeCode: types.code, typeName: types.name },
        ...{ typeDetailName: typeDetails.name, clientName: clients.name, ...partyNames, parties, coSurveyorIds },
        ...{ vesselName: vessels.name, vesselImo: vessels.imo },
        ...{ surveyorName: surveyors.name, reviewerName: reviewers.name },
        ...{ nextDue: asDay(nextDue), isOverdue: isOverdue(asking), ageDays: ageDays(asking) },
        ...{ reserve, reserveCurrency, billedIdr: billed.sum, billedWithoutRate: billed.withoutRate },
      })
      .from(projects)
      .innerJoin(types, eq(types.id, projects.typeId))
      .innerJoin(statusReports, eq(statusReports.id, projects.statusReportId))
      .innerJoin(clients, eq(clients.id, projects.clientId))
      .leftJoin(typeDetails, eq(typeDetails.id, projects.typeDetailId))
      .leftJoin(vessels, eq(vessels.id, projects.vesselId))
      .leftJoin(surveyors, eq(surveyors.id, projects.surveyorId))
      .leftJoin(reviewers, eq(reviewers.id, projects.reviewerId))
      .$dynamic();
  },
  filters: {
    projectStatusReportId: (id) => eq(projects.statusReportId, id),
    surveyorId: (id) => eq(projects.surveyorId, id),
    typeId: (id) => eq(projects.typeId, id),
    status: (status) => {
      if (status === 'onp') return inArray(projects.status, inProgress);
      return eq(projects.status, status === 'fol' ? 'follow_up' : status);
    },
    clientId: (id) => eq(projects.clientId, id),
    vesselId: (id) => eq(projects.vesselId, id),
    priority: (priority) => eq(projects.priority, priority),
    overdue: (overdue, asking) => sql`${isOverdue(asking)} = ${overdue}`,
    mine: (isMine, { admin }) => (isMine ? surveyedBy(admin) : undefined),
    toInvoice: (wanted) => (wanted ? isToInvoice : undefined),
    awaitingApproval: (wanted) => (wanted ? awaitsApproval : undefined),
    followUpDue: (isDue, { today }) =>
      isDue ? sql`(projects.status = 'follow_up' and projects.follow_up_at <= ${today}::date)` : undefined,
    instructedFrom: (day) => sql`${dayOfInstruction} >= ${day}::date`,
    instructedTo: (day) => sql`${dayOfInstruction} <= ${day}::date`,
  },
  search: {
    ...{ projectNo: projects.projectNo, title: projects.title, clientRef: projects.clientRef },
    ...{ clientName: clients.name, vesselName: vessels.name, vesselImo: vessels.imo },
  },
  sort: {
    projectNo: projects.projectNo,
    title: sql`lower(projects.title)`,
    typeName: types.name,
    clientName: sql`lower(${clients.name})`,
    vesselName: sql`lower(${vessels.name})`,
    surveyorName: surveyors.name,
    projectStatusReportId: projects.statusReportId,
    status: inOrder('status', 'draft,instructed,assigned,attending,reporting,follow_up,final_issued,closed,cancelled'),
    priority: inOrder('priority', 'low,normal,high,urgent'),
    nextDue,
    ageDays,
    instructionAt: projects.instructionAt,
    billedIdr: billed.sum,
    createdAt: projects.createdAt,
    updatedAt: projects.updatedAt,
    id: projects.id,
  },
};
