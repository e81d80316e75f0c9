import type { clientsResource } from 'admin-console/contract';
import { eq, getTableColumns, ilike, or, sql } from 'drizzle-orm';
import { containing } from '../../db/containing.ts';
import { clients } from '../../db/tables/work/clients.ts';
import type { TableOf, WritingOf } from '../rest/resourceTypes.ts';

const openProjects = sql<number>`(select count(*)::int from projects
  where projects.client_id = clients.id and projects.status not in ('closed', 'cancelled'))`;
const received = sql`(select coalesce(sum(amount), 0) from (
  select amount from payments where invoice_id = invoices.id and status = 'recorded'
  union all select amount from withholding_slips where invoice_id = invoices.id
  union all select amount from credit_notes where invoice_id = invoices.id) as all_of_them)`;
const outstandingIdr = sql`(select coalesce(sum(round((total - ${received}) * fx_to_idr)), 0) from invoices
  where invoices.bill_to_id = clients.id and invoices.status in ('issued', 'partly_paid'))`.mapWith(Number);
const byName = sql`lower(clients.name)`;

export const clientsTable: TableOf<typeof clientsResource> = {
  id: clients.id,
  rows: (db) => {
    const { createdById: _, createdAt: __, updatedById: ___, ...columns } = getTableColumns(clients);
    return db
      .select({ ...columns, openProjects, outstandingIdr })
      .from(clients)
      .$dynamic();
  },
  filters: {
    q: (text) => or(...[clients.name, clients.code, clients.city].map((column) => ilike(column, containing(text)))),
    type: (type) => eq(clients.type, type),
    isActive: (isActive) => eq(clients.isActive, isActive),
  },
  sort: {
    name: byName,
    code: clients.code,
    type: clients.type,
    city: clients.city,
    openProjects,
    outstandingIdr,
    updatedAt: clients.updatedAt,
    id: clients.id,
  },
};

export const clientsWriting: WritingOf<typeof clientsResource> = {
  table: clients,
  needed: ['name', 'code'],
  columns: (_, form) => form,
};
