import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import {
  adminId,
  currencies,
  currency,
  day,
  hours,
  id,
  isRateOf,
  money,
  oneOf,
  rateToIdr,
  tracked,
} from './columns.ts';
import { invoiceLines } from './invoices.ts';
import { projects } from './projects.ts';

const projectId = () =>
  integer('project_id')
    .notNull()
    .references(() => projects.id);
/** Where it was billed. */
const invoiceLineId = () => integer('invoice_line_id').references(() => invoiceLines.id, { onDelete: 'set null' });

export const timeKinds = ['survey', 'travel', 'report', 'office'] as const;

export const timeEntries = pgTable(
  'time_entries',
  {
    id: id(),
    projectId: projectId(),
    adminId: adminId('admin_id').notNull(),
    workedOn: day('worked_on').notNull(),
    kind: text({ enum: timeKinds }).notNull(),
    hours: hours('hours').notNull(),
    // Of an hour.
    rate: money('rate'),
    currency: currency(),
    isBillable: boolean('is_billable').notNull().default(true),
    note: text(),
    invoiceLineId: invoiceLineId(),
    ...tracked(),
  },
  (table) => [
    index('time_entries_project').on(table.projectId, table.workedOn),
    index('time_entries_admin').on(table.adminId, table.workedOn),
    index('time_entries_line').on(table.invoiceLineId),
    check('time_entries_kind_known', oneOf(table.kind, timeKinds)),
    check('time_entries_currency_known', oneOf(table.currency, currencies)),
    check('time_entries_hours', sql`${table.hours} > 0 and ${table.hours} <= 24 and ${table.rate} >= 0`),
  ],
);

export const expenseKinds = ['transport', 'lodging', 'meals', 'boat', 'laboratory', 'other'] as const;

export const expenses = pgTable(
  'expenses',
  {
    id: id(),
    projectId: projectId(),
    adminId: adminId('admin_id').notNull(),
    spentOn: day('spent_on').notNull(),
    kind: text({ enum: expenseKinds }).notNull(),
    amount: money('amount').notNull(),
    currency: currency(),
    fxToIdr: rateToIdr('fx_to_idr'),
    isBillable: boolean('is_billable').notNull().default(true),
    note: text(),
    receipt: text(),
    invoiceLineId: invoiceLineId(),
    ...tracked(),
  },
  (table) => [
    index('expenses_project').on(table.projectId, table.spentOn),
    index('expenses_line').on(table.invoiceLineId),
    check('expenses_kind_known', oneOf(table.kind, expenseKinds)),
    check('expenses_currency_known', oneOf(table.currency, currencies)),
    check('expenses_amount', sql`${table.amount} > 0`),
    check('expenses_fx', isRateOf(table.currency, table.fxToIdr)),
  ],
);
