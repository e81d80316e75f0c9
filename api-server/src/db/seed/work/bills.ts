import { feeNoteAmounts, type NoteAmounts, type NoteTaxes } from 'admin-console/contract';
import type { invoices } from '../../tables/work/invoices.ts';
import { type BillLine, billLines } from './billLines.ts';
import { type BillPlan, endedOn } from './billPlans.ts';
import type { Calendar } from './calendar.ts';
import { isWithholder } from './clients.ts';
import type { Effort } from './effortOf.ts';
import type { Job } from './jobs.ts';
import { type Receipts, receiptsOf } from './receipts.ts';

type Status = NonNullable<(typeof invoices.$inferInsert)['status']>;

/** A fee note with all that belongs to it. */
export interface Bill {
  readonly plan: BillPlan;
  readonly lines: readonly BillLine[];
  readonly taxes: NoteTaxes;
  readonly amounts: NoteAmounts;
  readonly receipts: Receipts;
  readonly status: Status;
  /** The day on which nothing was left to come, null before it. */
  readonly settled: number | null;
}

export function billOf(plan: BillPlan, effort: Effort, calendar: Calendar): Bill {
  const lines = billLines(plan, effort);
  const taxes = taxesOf(plan.job);
  const amounts = feeNoteAmounts(
    lines.map(({ row }) => ({ amount: row.amount, isTaxable: row.isTaxable })),
    taxes,
  );
  const receipts = receiptsOf(plan, amounts, calendar);
  const status = statusOf(plan, receipts, amounts);
  return { plan, lines, taxes, amounts, receipts, status, settled: settledOn(status, plan, receipts) };
}

/** Those abroad are billed without PPN; who holds PPh 23 back at home, does so from rupiah. */
function taxesOf({ client }: Job): NoteTaxes {
  const taxCode = client.country !== 'Indonesia' ? 'export0' : client.code === 'MLP' ? 'exempt' : '04';
  return { currency: client.currency, taxCode, ppnRate: 12, pph23Rate: isWithholder(client) ? 2 : 0 };
}

function statusOf(plan: BillPlan, receipts: Receipts, { total }: NoteAmounts): Status {
  if (plan.end !== 'good' && endedOn(plan) <= 0) return plan.end;
  if (plan.issued > 0) {
    if (plan.approved <= 0) return 'approved';
    return plan.submitted <= 0 ? 'pending_approval' : 'draft';
  }
  const received = receivedOf(receipts);
  if (received === 0) return 'issued';
  return received < total ? 'partly_paid' : 'paid';
}

function receivedOf({ payments, slip, credit }: Receipts): number {
  const paid = payments.filter(({ isReversed }) => !isReversed).map(({ amount }) => amount);
  const cents = [...paid, slip?.amount ?? 0, credit?.amount ?? 0].map((amount) => Math.round(amount * 100));
  return cents.reduce((sum, amount) => sum + amount, 0) / 100;
}

function settledOn(status: Status, plan: BillPlan, { payments, slip, credit }: Receipts): number | null {
  if (status === 'paid') return Math.max(...payments.map(({ day }) => day), slip?.day ?? -9_999, credit?.day ?? -9_999);
  return ['cancelled', 'void', 'credited'].includes(status) ? endedOn(plan) : null;
}
