import { type SQL, sql } from 'drizzle-orm';
import type { CalendarDate } from 'shop-core/rules';
import type { Asking } from '../rest/restTable.ts';
import { ofInvoice, rupiahOf } from './rupiahOf.ts';

const sumOf = (rows: SQL) => sql`(select coalesce(sum(amount), 0) from ${rows})`;
const paidSum = sumOf(sql`payments where payments.invoice_id = invoices.id and payments.status = 'recorded'`);
const slipSum = sumOf(sql`withholding_slips where withholding_slips.invoice_id = invoices.id`);
const creditSum = sumOf(sql`credit_notes where credit_notes.invoice_id = invoices.id`);

export const isOpen = sql`invoices.status in ('issued', 'partly_paid')`;
export const paid = paidSum.mapWith(Number);
export const slips = slipSum.mapWith(Number);
export const credits = creditSum.mapWith(Number);
/** In its currency: rupiah are taken of what is left, so that what was credited in full leaves none. */
export const balance =
  sql`case when ${isOpen} then invoices.total - ${paidSum} - ${slipSum} - ${creditSum} else 0 end`.mapWith(Number);
export const totalIdr = ofInvoice('invoices.total');
export const balanceIdr = ofInvoice(balance);
export const isSlipMissing = sql<boolean>`(${isOpen} and invoices.pph23 > 0
  and ${paidSum} + ${creditSum} >= invoices.cash_expected and ${slipSum} < invoices.pph23)`;

export const isOverdue = ({ today }: Asking) =>
  sql<boolean>`(${isOpen} and coalesce(invoices.due_date < ${today}::date, false))`;
export const daysPastDue = ({ today }: Asking) =>
  sql<number | null>`case when ${isOpen} then ${today}::date - invoices.due_date end`;
export const daysToPay = sql<number | null>`(invoices.paid_on - invoices.issue_date)`;

interface Line {
  position: number;
  kind: 'fee' | 'time' | 'travel' | 'disbursement' | 'discount';
  text: string;
  quantity: number;
  unit: string | null;
  unitPrice: number;
  amount: number;
  isTaxable: boolean;
}
export const lines = sql<Line[]>`(select coalesce(jsonb_agg(jsonb_build_object(
    'position', line.position, 'kind', line.kind, 'text', line.text, 'quantity', line.quantity, 'unit', line.unit,
    'unitPrice', line.unit_price, 'amount', line.amount, 'isTaxable', line.is_taxable) order by line.position), '[]')
  from invoice_lines as line where line.invoice_id = invoices.id)`;

interface Receipt {
  kind: 'payment' | 'slip' | 'credit';
  on: CalendarDate;
  amount: number;
  amountIdr: number | null;
  reference: string;
}
/** At the rate of its own day. */
export const paymentIdr = rupiahOf({
  amount: 'payments.amount',
  currency: 'invoices.currency',
  rate: 'payments.fx_to_idr',
});
const amountIdr = ofInvoice('amount');
export const receipts = sql<Receipt[]>`(select coalesce(jsonb_agg(jsonb_build_object(
    'kind', kind, 'on', day, 'amount', amount, 'amountIdr', amount_idr, 'reference', reference)
    order by day, kind), '[]') from (
  select 'payment' as kind, paid_on as day, amount, ${paymentIdr} as amount_idr, bank as reference from payments
    where payments.invoice_id = invoices.id and payments.status = 'recorded'
  union all select 'slip', received_on, amount, ${amountIdr}, bupot_no from withholding_slips
    where withholding_slips.invoice_id = invoices.id
  union all select 'credit', issued_on, amount, ${amountIdr}, number from credit_notes
    where credit_notes.invoice_id = invoices.id) as receipt)`;
