import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import {
  adminId,
  currencies,
  currency,
  day,
  id,
  isRateOf,
  moment,
  money,
  oneOf,
  rateToIdr,
  tracked,
} from './columns.ts';
import { projects } from './projects.ts';

export const invoiceStatuses = [
  'draft',
  'pending_approval',
  'approved',
  'issued',
  'partly_paid',
  'paid',
  'credited',
  'cancelled',
  'void',
] as const;
export const taxCodes = ['04', 'exempt', 'export0'] as const;

/** A fee note. Amounts are those of its currency; whether it is overdue is told from its day, never stored. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    // Given when it is issued, without a gap in the year.
    number: text().unique(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id),
    billToId: integer('bill_to_id')
      .notNull()
      .references(() => clients.id),
    attention: text(),
    clientRef: text('client_ref'),
    currency: currency(),
    fxToIdr: rateToIdr('fx_to_idr'),
    taxCode: text('tax_code', { enum: taxCodes }).notNull(),
    subtotal: money('subtotal').notNull().default(0),
    dpp: money('dpp').notNull().default(0),
    dppOther: money('dpp_other').notNull().default(0),
    ppn: money('ppn').notNull().default(0),
    // Percent of the gross fee.
    pph23Rate: numeric('pph23_rate', { precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    pph23: money('pph23').notNull().default(0),
    total: money('total').notNull().default(0),
    cashExpected: money('cash_expected').notNull().default(0),
    issueDate: day('issue_date'),
    dueDate: day('due_date'),
    fakturNo: text('faktur_no'),
    status: text({ enum: invoiceStatuses }).notNull().default('draft'),
    approvedAt: moment('approved_at'),
    approvedById: adminId('approved_by_id'),
    sentAt: moment('sent_at'),
    paidOn: day('paid_on'),
    voidReason: text('void_reason'),
    ...tracked(),
  },
  (table) => [
    index('invoices_project').on(table.projectId),
    index('invoices_client').on(table.billToId),
    index('invoices_status').on(table.status, table.dueDate),
    index('invoices_issued').on(table.issueDate),
    index('invoices_paid').on(table.paidOn),
    check('invoices_status_known', oneOf(table.status, invoiceStatuses)),
    check('invoices_tax_known', oneOf(table.taxCode, taxCodes)),
    check('invoices_currency_known', oneOf(table.currency, currencies)),
    check(
      'invoices_issue',
      sql`(${table.status} in ('draft', 'pending_approval', 'approved', 'cancelled')) = (${table.number} is null) and (${table.number} is null) = (${table.issueDate} is null) and (${table.number} is null) = (${table.dueDate} is null)`,
    ),
    check('invoices_paid_when', sql`(${table.status} = 'paid') = (${table.paidOn} is not null)`),
    check('invoices_void', sql`(${table.status} = 'void') = (${table.voidReason} is not null)`),
    check(
      'invoices_sums',
      sql`${table.total} = ${table.subtotal} + ${table.ppn} and ${table.cashExpected} = ${table.total} - ${table.pph23}`,
    ),
    check('invoices_fx', isRateOf(table.currency, table.fxToIdr)),
  ],
);

export const lineKinds = ['fee', 'time', 'travel', 'disbursement', 'discount'] as const;

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: id(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    kind: text({ enum: lineKinds }).notNull(),
    text: text().notNull(),
    quantity: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull().default(1),
    unit: text(),
    unitPrice: money('unit_price').notNull(),
    // Quantity times price, rounded; below 0 for a discount.
    amount: money('amount').notNull(),
    isTaxable: boolean('is_taxable').notNull(),
  },
  (table) => [
    unique('invoice_lines_once').on(table.invoiceId, table.position),
    check('invoice_lines_kind_known', oneOf(table.kind, lineKinds)),
    check('invoice_lines_sign', sql`(${table.kind} = 'discount' and ${table.amount} <= 0) or ${table.amount} >= 0`),
  ],
);
