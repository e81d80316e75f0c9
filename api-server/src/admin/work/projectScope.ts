import { or, type SQL, sql } from 'drizzle-orm';
import type { Admin } from '../desk.ts';
import type { Asking } from '../rest/restTable.ts';

/** The projects that somebody surveys, alone or with others. */
export const surveyedBy = ({ id }: Admin): SQL => sql`(projects.surveyor_id = ${id} or exists (
  select from project_surveyors where project_surveyors.project_id = projects.id
    and project_surveyors.surveyor_id = ${id}))`;

/** Who may not list projects sees those that they survey or review. */
export const projectScope = ({ admin }: Asking): SQL | undefined =>
  admin.permissions.has('list-projects') ? undefined : or(surveyedBy(admin), sql`projects.reviewer_id = ${admin.id}`);
