import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { projects } from '../../db/tables/work/projects.ts';
import { refuseFields } from '../../http/refuse.ts';
import type { Asking } from '../rest/restTable.ts';
import { projectScope } from './projectScope.ts';

/** Refuses a project that the asking admin does not see, like one that is not there. */
export async function refuseForeignProject(tx: Tx, id: number | null, asking: Asking): Promise<void> {
  if (id === null) return;
  const seen = await tx.$count(projects, and(eq(projects.id, id), projectScope(asking)));
  if (seen === 0) refuseFields([{ field: 'projectId', code: 'CHOICE_INVALID' }]);
}
