import type { typeDetailsResource, typesResource } from 'admin-console/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { typeDetails, types } from '../../db/tables/work/types.ts';
import type { TableOf, WritingOf } from '../rest/resourceTypes.ts';
import { everyRow } from '../rest/restTable.ts';

const detailCount = sql<number>`(select count(*)::int from type_details where type_details.type_id = types.id)`;
const projectsOfType = sql<number>`(select count(*)::int from projects where projects.type_id = types.id)`;

export const typesTable: TableOf<typeof typesResource> = {
  id: types.id,
  scope: everyRow,
  rows: (db) => {
    const { createdById: _, createdAt: __, updatedById: ___, ...columns } = getTableColumns(types);
    return db
      .select({ ...columns, detailCount, projectCount: projectsOfType })
      .from(types)
      .$dynamic();
  },
  filters: {
    line: (line) => eq(types.line, line),
    isActive: (isActive) => eq(types.isActive, isActive),
  },
  search: { name: types.name, code: types.code },
  sort: {
    code: types.code,
    name: sql`lower(types.name)`,
    line: types.line,
    projectCount: projectsOfType,
    updatedAt: types.updatedAt,
    id: types.id,
  },
};

export const typesWriting: WritingOf<typeof typesResource> = {
  table: types,
  needed: ['code', 'name'],
  columns: (_, form) => form,
};

const projectsOfDetail = sql<number>`(select count(*)::int from projects
  where projects.type_detail_id = type_details.id)`;

export const typeDetailsTable: TableOf<typeof typeDetailsResource> = {
  id: typeDetails.id,
  scope: everyRow,
  rows: (db) => {
    const { createdById: _, createdAt: __, updatedById: ___, ...columns } = getTableColumns(typeDetails);
    return db
      .select({ ...columns, typeName: types.name, projectCount: projectsOfDetail })
      .from(typeDetails)
      .innerJoin(types, eq(types.id, typeDetails.typeId))
      .$dynamic();
  },
  filters: {
    typeId: (id) => eq(typeDetails.typeId, id),
    isActive: (isActive) => eq(typeDetails.isActive, isActive),
  },
  search: { name: typeDetails.name, code: typeDetails.code },
  sort: {
    sort: typeDetails.sort,
    code: typeDetails.code,
    name: sql`lower(type_details.name)`,
    typeName: types.name,
    projectCount: projectsOfDetail,
    updatedAt: typeDetails.updatedAt,
    id: typeDetails.id,
  },
};

export const typeDetailsWriting: WritingOf<typeof typeDetailsResource> = {
  table: typeDetails,
  needed: ['code', 'name'],
  columns: (_, form) => form,
};
