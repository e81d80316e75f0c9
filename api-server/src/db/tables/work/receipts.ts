import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { day, id, money, oneOf, rateToIdr, tracked } from './columns.ts';
import { invoices } from './invoices.ts';

const invoiceId = () =>
  integer('invoice_id')
    .notNull()
    .references(() => invoices.id);

export const paymentStatuses = ['recorded', 'reversed'] as const;

/** Money that came for an invoice, in its currency. One recorded by mistake is reversed, not deleted. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    invoiceId: invoiceId(),
    paidOn: day('paid_on').notNull(),
    bank: text().notNull(),
    amount: money('amount').notNull(),
    fxToIdr: rateToIdr('fx_to_idr'),
    bankCharge: money('bank_charge').notNull().default(0),
    proof: text(),
    status: text({ enum: paymentStatuses }).notNull().default('recorded'),
    reversedReason: text('reversed_reason'),
    ...tracked(),
  },
  (table) => [
    index('payments_invoice').on(table.invoiceId),
    index('payments_day').on(table.paidOn),
    check('payments_status_known', oneOf(table.status, paymentStatuses)),
    check('payments_amount', sql`${table.amount} > 0 and ${table.bankCharge} >= 0 and ${table.fxToIdr} > 0`),
    check('payments_reversed', sql`(${table.status} = 'reversed') = (${table.reversedReason} is not null)`),
  ],
);

/** Bukti potong: the proof of the PPh 23 that a client held back. */
export const withholdingSlips = pgTable(
  'withholding_slips',
  {
    id: id(),
    invoiceId: invoiceId(),
    bupotNo: text('bupot_no').notNull().unique(),
    receivedOn: day('received_on').notNull(),
    amount: money('amount').notNull(),
    file: text(),
    ...tracked(),
  },
  (table) => [
    index('withholding_slips_invoice').on(table.invoiceId),
    check('withholding_slips_amount', sql`${table.amount} > 0`),
  ],
);

export const creditNotes = pgTable(
  'credit_notes',
  {
    id: id(),
    number: text().notNull().unique(),
    invoiceId: invoiceId(),
    issuedOn: day('issued_on').notNull(),
    amount: money('amount').notNull(),
    reason: text().notNull(),
    ...tracked(),
  },
  (table) => [
    index('credit_notes_invoice').on(table.invoiceId),
    check('credit_notes_amount', sql`${table.amount} > 0`),
  ],
);
