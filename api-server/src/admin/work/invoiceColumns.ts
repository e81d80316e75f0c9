import { type SQL, sql } from 'drizzle-orm';
import type { CalendarDate } from 'shop-core/rules';
import type { Asking } from '../rest/restTable.ts';

const sumOf = (rows: SQL) => sql`(select coalesce(sum(amount), 0) from ${rows})`;
const paidSum = sumOf(sql`payments where payments.invoice_id = invoices.id and payments.status = 'recorded'`);
const slipSum = sumOf(sql`withholding_slips where withholding_slips.invoice_id = invoices.id`);
const creditSum = sumOf(sql`credit_notes where credit_notes.invoice_id = invoices.id`);

export const isOpen = sql`invoices.status in ('issued', 'partly_paid')`;
export const paid = paidSum.mapWith(Number);
export const slips = slipSum.mapWith(Number);
export const credits = creditSum.mapWith(Number);
export const balance =
  sql`case when ${isOpen} then invoices.total - ${paidSum} - ${slipSum} - ${creditSum} else 0 end`.mapWith(Number);
export const totalIdr = sql`round(invoices.total * invoices.fx_to_idr)`.mapWith(Number);
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
  reference: string;
}
export const receipts = sql<Receipt[]>`(select coalesce(jsonb_agg(jsonb_build_object(
    'kind', kind, 'on', day, 'amount', amount, 'reference', reference) order by day, kind), '[]') from (
  select 'payment' as kind, paid_on as day, amount, bank as reference from payments
    where payments.invoice_id = invoices.id and payments.status = 'recorded'
  union all select 'slip', received_on, amount, bupot_no from withholding_slips
    where withholding_slips.invoice_id = invoices.id
  union all select 'credit', issued_on, amount, number from credit_notes
    where credit_notes.invoice_id = invoices.id) as receipt)`;
