import { eventProblems, type eventsResource } from 'admin-console/contract';
import { and, eq, sql } from 'drizzle-orm';
import { admins } from '../../db/tables/admins.ts';
import { events } from '../../db/tables/work/diary.ts';
import { projects } from '../../db/tables/work/projects.ts';
import { refuseAdmin } from '../refuseAdmin.ts';
import type { TableOf, WritingOf } from '../rest/resourceTypes.ts';
import { eventScope } from './eventScope.ts';
import { refuseForeignProject } from './refuseForeignProject.ts';

// The day in Jakarta begins and ends there.
const dayInJakarta = (moment: typeof events.beginsAt | typeof events.endsAt) =>
  sql`(${moment} at time zone 'Asia/Jakarta')::date`;

export const eventsTable: TableOf<typeof eventsResource> = {
  id: events.id,
  scope: eventScope,
  rows: (db) =>
    db
      .select({
        ...{ id: events.id, kind: events.kind, title: events.title, beginsAt: events.beginsAt, endsAt: events.endsAt },
        ...{ isAllDay: events.isAllDay, place: events.place, note: events.note, projectId: events.projectId },
        ...{ adminId: events.adminId, updatedAt: events.updatedAt, version: events.version },
        projectNo: projects.projectNo,
        adminName: admins.name,
      })
      .from(events)
      .leftJoin(projects, eq(projects.id, events.projectId))
      .leftJoin(admins, eq(admins.id, events.adminId))
      .$dynamic(),
  filters: {
    kind: (kind) => eq(events.kind, kind),
    projectId: (id) => eq(events.projectId, id),
    adminId: (id) => eq(events.adminId, id),
    mine: (isMine, { admin }) => (isMine ? eq(events.adminId, admin.id) : undefined),
    from: (day) => and(sql`${dayInJakarta(events.endsAt)} >= ${day}::date`),
    to: (day) => and(sql`${dayInJakarta(events.beginsAt)} <= ${day}::date`),
  },
  search: { title: events.title },
  sort: {
    beginsAt: events.beginsAt,
    endsAt: events.endsAt,
    title: sql`lower(events.title)`,
    kind: events.kind,
    adminName: admins.name,
    updatedAt: events.updatedAt,
    id: events.id,
  },
};

export const eventsWriting: WritingOf<typeof eventsResource> = {
  table: events,
  needed: ['title'],
  problems: eventProblems,
  columns: async (tx, form, asking, before) => {
    if (form.projectId !== before?.projectId) await refuseForeignProject(tx, form.projectId, asking);
    return form;
  },
  guard: ({ kind }) => {
    if (kind !== 'meeting' && kind !== 'leave') refuseAdmin({ code: 'RECORD_DERIVED' });
  },
};
