import type { auditResource } from 'admin-console/contract';
import { eq, ilike, or, sql } from 'drizzle-orm';
import { containing } from '../../db/containing.ts';
import { admins } from '../../db/tables/admins.ts';
import { auditLog } from '../../db/tables/audit.ts';
import type { TableOf } from '../rest/resourceTypes.ts';

/** When a day begins in Jakarta. */
const beginOf = (day: string) => sql`${day}::date::timestamp at time zone 'Asia/Jakarta'`;

export const auditTable: TableOf<typeof auditResource> = {
  id: auditLog.id,
  rows: (db) =>
    db
      .select({
        ...{ id: auditLog.id, at: auditLog.at, adminId: auditLog.adminId, adminName: admins.name },
        ...{ action: auditLog.action, entity: auditLog.entity, entityId: auditLog.entityId },
        ...{ before: auditLog.before, after: auditLog.after, ip: auditLog.ip },
      })
      .from(auditLog)
      .leftJoin(admins, eq(admins.id, auditLog.adminId))
      .$dynamic(),
  filters: {
    q: (text) =>
      or(
        ilike(admins.name, containing(text)),
        eq(auditLog.ip, text),
        sql`${auditLog.before}::text ilike ${containing(text)}`,
        sql`${auditLog.after}::text ilike ${containing(text)}`,
      ),
    entity: (entity) => eq(auditLog.entity, entity),
    entityId: (id) => eq(auditLog.entityId, id),
    adminId: (id) => eq(auditLog.adminId, id),
    action: (action) => eq(auditLog.action, action),
    from: (day) => sql`${auditLog.at} >= ${beginOf(day)}`,
    to: (day) => sql`${auditLog.at} < ${beginOf(day)} + interval '1 day'`,
  },
  sort: { at: auditLog.at },
};
