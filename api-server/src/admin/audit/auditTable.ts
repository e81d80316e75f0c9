import type { auditResource } from 'admin-console/contract';
import { eq, ilike, sql } from 'drizzle-orm';
import { containing } from '../../db/containing.ts';
import { admins } from '../../db/tables/admins.ts';
import { auditLog } from '../../db/tables/audit.ts';
import type { TableOf } from '../rest/resourceTypes.ts';
import { everyRow } from '../rest/restTable.ts';
import { toldField, toldOf } from './toldOf.ts';

/** When a day begins in Jakarta. */
const beginOf = (day: string) => sql`${day}::date::timestamp at time zone 'Asia/Jakarta'`;

export const auditTable: TableOf<typeof auditResource> = {
  id: auditLog.id,
  scope: everyRow,
  rows: (db, asking) =>
    db
      .select({
        ...{ id: auditLog.id, at: auditLog.at, adminId: auditLog.adminId, adminName: admins.name },
        ...{ action: auditLog.action, entity: auditLog.entity, entityId: auditLog.entityId },
        ...{ before: toldField('before', asking), after: toldField('after', asking), ip: auditLog.ip },
      })
      .from(auditLog)
      .leftJoin(admins, eq(admins.id, auditLog.adminId))
      .$dynamic(),
  filters: {
    entity: (entity) => eq(auditLog.entity, entity),
    entityId: (id) => eq(auditLog.entityId, id),
    adminId: (id) => eq(auditLog.adminId, id),
    action: (action) => eq(auditLog.action, action),
    from: (day) => sql`${auditLog.at} >= ${beginOf(day)}`,
    to: (day) => sql`${auditLog.at} < ${beginOf(day)} + interval '1 day'`,
  },
  search: {
    adminName: admins.name,
    ip: (text) => eq(auditLog.ip, text),
    before: (text, asking) => ilike(sql`(${toldOf('before', asking)})::text`, containing(text)),
    after: (text, asking) => ilike(sql`(${toldOf('after', asking)})::text`, containing(text)),
  },
  sort: { at: auditLog.at },
};
