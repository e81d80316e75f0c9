import { and, eq, exists, notInArray, or } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { tasks } from '../../db/tables/work/diary.ts';
import { projectSurveyors, projects } from '../../db/tables/work/projects.ts';

/** Whether a user has a part in a project that is not over, or a task to do. */
export async function hasOpenWork(tx: Tx, id: number): Promise<boolean> {
  const surveysToo = tx
    .select({ id: projectSurveyors.surveyorId })
    .from(projectSurveyors)
    .where(and(eq(projectSurveyors.projectId, projects.id), eq(projectSurveyors.surveyorId, id)));
  const [project] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        notInArray(projects.status, ['closed', 'cancelled']),
        or(eq(projects.surveyorId, id), eq(projects.reviewerId, id), exists(surveysToo)),
      ),
    )
    .limit(1);
  if (project) return true;
  const toDo = and(eq(tasks.assigneeId, id), eq(tasks.status, 'open'));
  const [task] = await tx.select({ id: tasks.id }).from(tasks).where(toDo).limit(1);
  return task !== undefined;
}
