import type { statusReportsResource, surveyorsResource } from 'admin-console/contract';
import { and, eq, ilike, isNull, sql } from 'drizzle-orm';
import { containing } from '../../db/containing.ts';
import { admins } from '../../db/tables/admins.ts';
import { statusReports } from '../../db/tables/work/types.ts';
import type { TableOf } from '../rest/resourceTypes.ts';

export const statusReportsTable: TableOf<typeof statusReportsResource> = {
  id: statusReports.id,
  rows: (db) => db.select().from(statusReports).$dynamic(),
  filters: {},
  sort: { id: statusReports.id, name: statusReports.name },
};

/** Whether an admin may be given a project. */
export const maySurvey = and(
  isNull(admins.deletedAt),
  eq(admins.isActive, true),
  sql`exists (select from role_permissions
    where role_permissions.role_id = admins.role_id and role_permissions.name = 'survey-projects' and access)`,
);

export const surveyorsTable: TableOf<typeof surveyorsResource> = {
  id: admins.id,
  rows: (db) => db.select({ id: admins.id, name: admins.name }).from(admins).$dynamic(),
  scope: () => maySurvey,
  filters: { q: (text) => ilike(admins.name, containing(text)) },
  sort: { name: sql`lower(admins.name)`, id: admins.id },
};
