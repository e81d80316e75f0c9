import { codeProblems, storedCodes, vesselCodes, type vesselsResource } from 'admin-console/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { clients } from '../../db/tables/work/clients.ts';
import { vessels } from '../../db/tables/work/vessels.ts';
import type { TableOf, WritingOf } from '../rest/resourceTypes.ts';
import { everyRow } from '../rest/restTable.ts';

const projectCount = sql<number>`(select count(*)::int from projects where projects.vessel_id = vessels.id)`;

export const vesselsTable: TableOf<typeof vesselsResource> = {
  id: vessels.id,
  scope: everyRow,
  rows: (db) => {
    const { createdById: _, createdAt: __, updatedById: ___, ...columns } = getTableColumns(vessels);
    return db
      .select({ ...columns, ownerName: clients.name, projectCount })
      .from(vessels)
      .leftJoin(clients, eq(clients.id, vessels.ownerId))
      .$dynamic();
  },
  filters: {
    kind: (kind) => eq(vessels.kind, kind),
    ownerId: (id) => eq(vessels.ownerId, id),
  },
  search: {
    ...{ name: vessels.name, imo: vessels.imo, regNo: vessels.regNo, callSign: vessels.callSign },
    exNames: sql`vessels.ex_names::text`,
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
  problems: (form) => codeProblems(form, vesselCodes),
  columns: (_, form) => ({ ...form, ...storedCodes(form, vesselCodes) }),
};
