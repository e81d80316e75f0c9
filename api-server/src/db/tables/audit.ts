import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './work/columns.ts';

/**
 * Who did what in the back office. Rows are only ever added. It names admins and things by their id without a foreign key:
 * what happened stays on record whatever becomes of them.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    // Null for what the program did itself.
    adminId: integer('admin_id'),
    action: text().notNull(),
    // The resource: 'projects', 'users', 'roles'.
    entity: text().notNull(),
    entityId: integer('entity_id').notNull(),
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
    at: moment('at').notNull(),
    ip: text(),
  },
  (table) => [
    index('audit_log_entity').on(table.entity, table.entityId, table.id),
    index('audit_log_admin').on(table.adminId, table.id),
    index('audit_log_at').on(table.at),
  ],
);
