import type { projectParties, projectSurveyors } from '../../tables/work/projects.ts';
import { seedClients } from './clients.ts';
import type { Job } from './jobs.ts';
import type { Office } from './readOffice.ts';

const roles = ['Co-insurer', 'Salvor', 'Cargo interests', 'Charterer', 'Counsel'] as const;

export function otherPartiesOf({ id, fall, clientId }: Job): (typeof projectParties.$inferInsert)[] {
  if (!fall.chance(22)) return [];
  const other = fall.between(1, seedClients.length);
  return other === clientId ? [] : [{ projectId: id, clientId: other, role: fall.pick(roles) }];
}

/** Who goes along, once the project has a surveyor. */
export function coSurveyorsOf(job: Job, { hull, cargo }: Office): (typeof projectSurveyors.$inferInsert)[] {
  const { id, fall, days, surveyorId, isEnquiry } = job;
  if (isEnquiry || days.assigned > Math.min(0, days.cancelled ?? 0) || !fall.chance(12)) return [];
  const other = fall.pick([...hull, ...cargo]);
  return other === surveyorId ? [] : [{ projectId: id, surveyorId: other }];
}
