import { imoProblem, type vesselsResource } from 'admin-console/contract';
import { eq, getTableColumns, ilike, or, sql } from 'drizzle-orm';
import { containing } from '../../db/containing.ts';
import { clients } from '../../db/tables/work/clients.ts';
import { vessels } from '../../db/tables/work/vessels.ts';
import { refuseFields } from '../../http/refuse.ts';
import type { TableOf, WritingOf } from '../rest/resourceTypes.ts';

const projectCount = sql<number>`(select count(*)::int from projects where projects.vessel_id = vessels.id)`;

export const vesselsTable: TableOf<typeof vesselsResource> = {
  id: vessels.id,
  rows: (db) => {
    const { createdById: _, createdAt: __, updatedById: ___, ...columns } = getTableColumns(vessels);
    return db
      .select({ ...columns, ownerName: clients.name, projectCount })
      .from(vessels)
      .leftJoin(clients, eq(clients.id, vessels.ownerId))
      .$dynamic();
  },
  filters: {
    q: (text) =>
      or(
        ...[vessels.name, vessels.imo, vessels.regNo, vessels.callSign].map((column) =>
          ilike(column, containing(text)),
        ),
        sql`vessels.ex_names::text ilike ${containing(text)}`,
      ),
    kind: (kind) => eq(vessels.kind, kind),
    ownerId: (id) => eq(vessels.ownerId, id),
  },
  sort: {
    name: sql`lower(vessels.name)`,
    imo: vessels.imo,
    kind: vessels.kind,
    flag: vessels.flag,
    gt: vessels.gt,
    builtYear: vessels.builtYear,
    ownerName: clients.name,
    projectCount,
    updatedAt: vessels.updatedAt,
    id: vessels.id,
  },
};

export const vesselsWriting: WritingOf<typeof vesselsResource> = {
  table: vessels,
  needed: ['name', 'kind'],
  columns: (_, form) => {
    const problem = form.imo === null ? undefined : imoProblem(form.imo);
    if (problem) refuseFields([{ field: 'imo', ...problem }]);
    return form;
  },
};
