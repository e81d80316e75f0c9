import type { Dashboard } from 'admin-console/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CalendarDate } from 'shop-core/rules';
import type { Db } from '../../../db/database.ts';
import { admins } from '../../../db/tables/admins.ts';
import { projects } from '../../../db/tables/work/projects.ts';
import type { Asking } from '../../rest/restTable.ts';
import { projectScope } from '../projectScope.ts';
import { projectsTable } from '../projects.ts';

const { filters } = projectsTable;
const countOf = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** How many projects there are of what the start page names, each by the filter of the list that proves it. */
export async function countProjects(db: Db, monthBegin: CalendarDate, asking: Asking) {
  const [counted] = await db
    .select({
      newInstructions: countOf(
        and(filters.instructedFrom(monthBegin, asking, {}), filters.instructedTo(asking.today, asking, {})),
      ),
      onProgress: countOf(filters.status('onp', asking, {})),
      followUpsDue: countOf(filters.followUpDue(true, asking, {})),
      overdueReports: countOf(and(filters.status('onp', asking, {}), filters.overdue(true, asking, {}))),
      awaitingApproval: countOf(filters.awaitingApproval(true, asking, {})),
    })
    .from(projects)
    .where(projectScope(asking));
  if (!counted) throw new Error('a count without rows');
  return counted;
}

/** Who has how many projects in progress, and how many of them are late. */
export async function surveyorLoad(db: Db, asking: Asking): Promise<Dashboard['surveyorLoad']> {
  const open = sql<number>`count(*)::int`;
  return db
    .select({
      surveyorId: admins.id,
      surveyorName: admins.name,
      open,
      overdue: countOf(filters.overdue(true, asking, {})),
    })
    .from(projects)
    .innerJoin(admins, eq(admins.id, projects.surveyorId))
    .where(and(projectScope(asking), filters.status('onp', asking, {})))
    .groupBy(admins.id, admins.name)
    .orderBy(sql`${open} desc`, admins.name);
}
