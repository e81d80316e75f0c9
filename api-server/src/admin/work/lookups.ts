import type {
  PermissionName,
  reviewersResource,
  statusReportsResource,
  surveyorsResource,
} from 'admin-console/contract';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { admins } from '../../db/tables/admins.ts';
import { statusReports } from '../../db/tables/work/types.ts';
import type { TableOf } from '../rest/resourceTypes.ts';
import { everyRow } from '../rest/restTable.ts';

export const statusReportsTable: TableOf<typeof statusReportsResource> = {
  id: statusReports.id,
  scope: everyRow,
  rows: (db) => db.select().from(statusReports).$dynamic(),
  filters: {},
  search: {},
  sort: { id: statusReports.id, name: statusReports.name },
};

const isActive = and(isNull(admins.deletedAt), eq(admins.isActive, true));
const roleAllows = (name: PermissionName) => sql`exists (select from role_permissions
  where role_permissions.role_id = admins.role_id and role_permissions.name = ${name} and access)`;

/** Whether an admin may be given a project. */
export const maySurvey = and(isActive, roleAllows('survey-projects'));

/** Whether an admin may check the reports of a project. */
export const mayReview = and(isActive, or(eq(admins.additionalRole, 'adm-approval'), roleAllows('approve-reports')));

const namedAdmins = (scope: typeof maySurvey): TableOf<typeof surveyorsResource> => ({
  id: admins.id,
  rows: (db) => db.select({ id: admins.id, name: admins.name }).from(admins).$dynamic(),
  scope: () => scope,
  filters: {},
  search: { name: admins.name },
  sort: { name: sql`lower(admins.name)`, id: admins.id },
});

export const surveyorsTable = namedAdmins(maySurvey);
export const reviewersTable: TableOf<typeof reviewersResource> = namedAdmins(mayReview);
