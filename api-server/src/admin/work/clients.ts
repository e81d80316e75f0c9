import { clientCodes, type clientsResource, codeProblems, contactProblems, storedCodes } from 'admin-console/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { clients } from '../../db/tables/work/clients.ts';
import type { TableOf, WritingOf } from '../rest/resourceTypes.ts';
import { everyRow } from '../rest/restTable.ts';
import { balanceIdr, isOpen } from './invoiceColumns.ts';
import { sumOfValues } from './rupiahOf.ts';

const openProjects = sql<number>`(select count(*)::int from projects
  where projects.client_id = clients.id and projects.status not in ('closed', 'cancelled'))`;
const outstanding = sumOfValues(balanceIdr, sql`invoices where invoices.bill_to_id = clients.id and ${isOpen}`);
const byName = sql`lower(clients.name)`;

export const clientsTable: TableOf<typeof clientsResource> = {
  id: clients.id,
  scope: everyRow,
  rows: (db) => {
    const { createdById: _, createdAt: __, updatedById: ___, ...columns } = getTableColumns(clients);
    return db
      .select({
        ...columns,
        openProjects,
        outstandingIdr: outstanding.sum,
        outstandingWithoutRate: outstanding.withoutRate,
      })
      .from(clients)
      .$dynamic();
  },
  filters: {
    type: (type) => eq(clients.type, type),
    isActive: (isActive) => eq(clients.isActive, isActive),
  },
  search: { name: clients.name, code: clients.code, city: clients.city },
  sort: {
    name: byName,
    code: clients.code,
    type: clients.type,
    city: clients.city,
    openProjects,
    outstandingIdr: outstanding.sum,
    updatedAt: clients.updatedAt,
    id: clients.id,
  },
};

export const clientsWriting: WritingOf<typeof clientsResource> = {
  table: clients,
  needed: ['name', 'code'],
  problems: (form) => [...codeProblems(form, clientCodes), ...contactProblems(form.contacts)],
  columns: (_, form) => ({ ...form, ...storedCodes(form, clientCodes) }),
};
