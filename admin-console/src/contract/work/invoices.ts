import { instant, isoDate, list, orNull } from 'shop-core/wire';
import * as z from 'zod/mini';
import { told } from '../derived/told.ts';
import { record } from '../rest/record.ts';
import { restResource } from '../rest/restResource.ts';
import { amount, currency, rupiahValue } from '../rest/scalars.ts';
import { id, text } from '../scalars.ts';

export const invoiceStatus = z.enum([
  'draft',
  'pending_approval',
  'approved',
  'issued',
  'partly_paid',
  'paid',
  'credited',
  'cancelled',
  'void',
]);
/** The pages of the menu beside the list of all: each is a part of the list. */
export const invoicePage = z.enum(['pending-issued', 'pending-payment', 'complete', 'issued-month', 'issued-week']);

const line = record({
  position: z.int(),
  kind: z.enum(['fee', 'time', 'travel', 'disbursement', 'discount']),
  text: text(1_000),
  quantity: z.number(),
  unit: orNull(text(30)),
  unitPrice: amount,
  amount,
  isTaxable: z.boolean(),
});

/** What came for an invoice: money, the proof of what was held back, or a credit. */
const receipt = record({
  kind: z.enum(['payment', 'slip', 'credit']),
  on: isoDate,
  amount,
  amountIdr: rupiahValue,
  reference: text(),
});

export const invoice = told('invoices', {
  id,
  number: orNull(text(40)),
  projectId: id,
  projectNo: text(40),
  projectTitle: text(),
  typeName: text(),
  billToId: id,
  billToName: text(),
  attention: orNull(text()),
  clientRef: orNull(text(100)),
  currency,
  /** Null when nobody has said it; 1 for rupiah. */
  fxToIdr: orNull(z.number()),
  taxCode: z.enum(['04', 'exempt', 'export0']),
  subtotal: amount,
  dpp: amount,
  dppOther: amount,
  ppn: amount,
  pph23Rate: z.number(),
  pph23: amount,
  total: amount,
  totalIdr: rupiahValue,
  cashExpected: amount,
  issueDate: orNull(isoDate),
  dueDate: orNull(isoDate),
  fakturNo: orNull(text(40)),
  status: invoiceStatus,
  approvedAt: orNull(instant),
  sentAt: orNull(instant),
  paidOn: orNull(isoDate),
  voidReason: orNull(text(2_000)),
  isOverdue: z.boolean(),
  /** Days past its due day, below 0 before it; null unless it is open. */
  daysPastDue: orNull(z.int()),
  /** Days from issue to payment, null until it is paid. */
  daysToPay: orNull(z.int()),
  paid: amount,
  slips: amount,
  credits: amount,
  /** What is still to come: the total without payments, slips and credits; 0 unless it is open. */
  balance: amount,
  balanceIdr: rupiahValue,
  /** Whether the cash is there in full and only the proof of PPh 23 is missing. */
  isSlipMissing: z.boolean(),
  lines: list(line),
  receipts: list(receipt),
  createdAt: instant,
  updatedAt: instant,
  version: id,
});

/** Fee notes. Their flows come later: until then they are read only. */
export const invoicesResource = restResource({
  name: 'invoices',
  entity: invoice,
  filters: {
    q: text(100),
    status: invoiceStatus,
    page: invoicePage,
    /** A day of the month or week (Monday to Sunday) that issued-month and issued-week show; today unless it is said. */
    on: isoDate,
    clientId: id,
    projectId: id,
    typeId: id,
    currency,
    overdue: z.boolean(),
  },
  sortable: [
    'id',
    'number',
    'projectNo',
    'billToName',
    'status',
    'total',
    'totalIdr',
    'balance',
    'issueDate',
    'dueDate',
    'paidOn',
    'daysPastDue',
    'createdAt',
    'updatedAt',
  ],
  mayRead: ['list-invoices'],
});

export type Invoice = z.output<typeof invoice>;
export type InvoicePage = z.output<typeof invoicePage>;
