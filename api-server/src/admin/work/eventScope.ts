import { eventSources, mayBeTold } from 'admin-console/contract';
import { and, inArray, or, sql } from 'drizzle-orm';
import { type EventKind, eventKinds, events } from '../../db/tables/work/diary.ts';
import type { Scope } from '../rest/restTable.ts';
import { projectScope } from './projectScope.ts';

/** A row of the calendar is for those who may read all that it is made of, and who see the project that it is of. */
export const eventScope: Scope = (asking) => {
  const isTold = (kind: EventKind) => eventSources[kind].every((source) => mayBeTold(source, asking.admin.permissions));
  const seen = projectScope(asking);
  return and(inArray(events.kind, eventKinds.filter(isTold)), seen && or(sql`events.project_id is null`, seen));
};
