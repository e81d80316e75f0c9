import type { InvoicePage, invoicesResource } from 'admin-console/contract';
import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { clients } from '../../db/tables/work/clients.ts';
import { invoices } from '../../db/tables/work/invoices.ts';
import { projects } from '../../db/tables/work/projects.ts';
import { types } from '../../db/tables/work/types.ts';
import type { TableOf } from '../rest/resourceTypes.ts';
import { everyRow } from '../rest/restTable.ts';
import {
  balance,
  balanceIdr,
  credits,
  daysPastDue,
  daysToPay,
  isOpen,
  isOverdue,
  isSlipMissing,
  lines,
  paid,
  receipts,
  slips,
  totalIdr,
} from './invoiceColumns.ts';
import { rateOfInvoice } from './rupiahOf.ts';

/** Issued in the month or the week, Monday to Sunday, of a day. Issue dates are days in Jakarta already. */
const issuedIn = (span: 'month' | 'week', day: string): SQL => {
  const begin = sql`date_trunc(${span}, ${day}::timestamp)`;
  return sql`(invoices.issue_date >= ${begin} and invoices.issue_date < ${begin} + ${`1 ${span}`}::interval)`;
};

const pages: Readonly<Record<InvoicePage, (day: string) => SQL | undefined>> = {
  'pending-issued': () => inArray(invoices.status, ['draft', 'pending_approval', 'approved']),
  'pending-payment': () => isOpen,
  complete: () => eq(invoices.status, 'paid'),
  'issued-month': (day) => issuedIn('month', day),
  'issued-week': (day) => issuedIn('week', day),
};

/** By what it is in rupiah; what has no value in rupiah comes after all that has, each currency by itself. */
const byValue = (value: SQL, amount: SQL | PgColumn) => [value, invoices.currency, amount];

export const invoicesTable: TableOf<typeof invoicesResource> = {
  id: invoices.id,
  scope: everyRow,
  rows: (db, asking) => {
    const { createdById: _, updatedById: __, approvedById: ___, ...columns } = getTableColumns(invoices);
    return db
      .select({
        ...columns,
        fxToIdr: rateOfInvoice(),
        ...{ projectNo: projects.projectNo, projectTitle: projects.title, typeName: types.name },
        ...{
          billToName: clients.name,
          totalIdr,
          paid,
          slips,
          credits,
          balance,
          balanceIdr,
          isSlipMissing,
          lines,
          receipts,
        },
        ...{ isOverdue: isOverdue(asking), daysPastDue: daysPastDue(asking), daysToPay },
      })
      .from(invoices)
      .innerJoin(projects, eq(projects.id, invoices.projectId))
      .innerJoin(types, eq(types.id, projects.typeId))
      .innerJoin(clients, eq(clients.id, invoices.billToId))
      .$dynamic();
  },
  filters: {
    status: (status) => eq(invoices.status, status),
    page: (page, { today }, { on = today }) => pages[page](on),
    // Says which month or week the page shows.
    on: () => undefined,
    clientId: (id) => eq(invoices.billToId, id),
    projectId: (id) => eq(invoices.projectId, id),
    typeId: (id) => eq(projects.typeId, id),
    currency: (currency) => eq(invoices.currency, currency),
    overdue: (overdue, asking) => sql`${isOverdue(asking)} = ${overdue}`,
  },
  search: {
    ...{ number: invoices.number, fakturNo: invoices.fakturNo },
    ...{ projectNo: projects.projectNo, billToName: clients.name },
  },
  sort: {
    id: invoices.id,
    number: invoices.number,
    projectNo: projects.projectNo,
    billToName: sql`lower(${clients.name})`,
    status: invoices.status,
    total: byValue(totalIdr, invoices.total),
    totalIdr: byValue(totalIdr, invoices.total),
    balance: byValue(balanceIdr, balance),
    issueDate: invoices.issueDate,
    dueDate: invoices.dueDate,
    paidOn: invoices.paidOn,
    daysPastDue,
    createdAt: invoices.createdAt,
    updatedAt: invoices.updatedAt,
  },
};
