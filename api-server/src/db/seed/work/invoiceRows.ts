import type { invoiceLines, invoices } from '../../tables/work/invoices.ts';
import type { Bill } from './bills.ts';
import type { Calendar } from './calendar.ts';
import { seedClients } from './clients.ts';
import { numbered } from './numbered.ts';
import { rateOn } from './rateOn.ts';
import type { Office } from './readOffice.ts';

type InvoiceRow = typeof invoices.$inferInsert;
type LineRow = typeof invoiceLines.$inferInsert;

export interface WrittenBill {
  readonly id: number;
  readonly bill: Bill;
  /** Null until it is issued. */
  readonly number: string | null;
}

/** The bills in the order in which they were begun, with numbers in the order in which they were issued. */
export function writtenBills(bills: readonly Bill[], calendar: Calendar): WrittenBill[] {
  const begun = [...bills].sort((one, other) => one.plan.created - other.plan.created);
  const numbers = new Map<Bill, string>();
  const next = numbered();
  const issued = begun.filter(({ status }) => !withoutNumber.has(status));
  for (const bill of issued.sort((one, other) => one.plan.issued - other.plan.issued)) {
    numbers.set(bill, next('INV', calendar.day(bill.plan.issued)));
  }
  return begun.map((bill, index) => ({ id: index + 1, bill, number: numbers.get(bill) ?? null }));
}

const withoutNumber: ReadonlySet<string> = new Set(['draft', 'pending_approval', 'approved', 'cancelled']);

export function invoiceRow(written: WrittenBill, calendar: Calendar, office: Office): InvoiceRow {
  const { id, bill, number } = written;
  const { plan, taxes, amounts, status, settled } = bill;
  const { client, id: projectId } = plan.job;
  const isHome = taxes.currency === 'IDR';
  const createdById = office.finance[id % office.finance.length];
  const own = {
    id,
    number,
    projectId,
    billToId: seedClients.indexOf(client) + 1,
    attention: 'Claims Department',
    clientRef: `${client.code}/CLM/${String(projectId * 37 + 4_100).padStart(6, '0')}`,
    currency: taxes.currency,
    taxCode: taxes.taxCode,
    pph23Rate: taxes.pph23Rate,
    fxToIdr: isHome ? 1 : rateOn(Math.min(0, plan.issued)),
    status,
    paidOn: status === 'paid' && settled !== null ? calendar.day(settled) : null,
    voidReason: status === 'void' ? 'Salah nilai, diterbitkan ulang' : null,
    createdById,
    createdAt: calendar.past(plan.created, 9.5),
    updatedAt: calendar.past(Math.min(0, settled ?? plan.issued), 15.5),
  };
  return Object.assign(own, amounts, issueOf(written, calendar), approvalOf(bill, calendar, office));
}

function issueOf({ bill: { plan, taxes }, number }: WrittenBill, calendar: Calendar) {
  if (number === null) return { issueDate: null, dueDate: null, fakturNo: null, sentAt: null };
  const serial = String(Number(number.slice(-4)) + 27_100).padStart(8, '0');
  return {
    issueDate: calendar.day(plan.issued),
    dueDate: calendar.day(plan.issued + plan.job.client.terms),
    fakturNo: taxes.taxCode === '04' ? `0400${number.slice(6, 8)}00${serial}` : null,
    sentAt: calendar.past(plan.issued, 15),
  };
}

function approvalOf({ plan, status }: Bill, calendar: Calendar, { approvers }: Office) {
  const isApproved = plan.approved <= 0 && status !== 'cancelled';
  const approvedById = isApproved ? (approvers[plan.job.id % approvers.length] ?? null) : null;
  return { approvedAt: isApproved ? calendar.past(plan.approved, 11) : null, approvedById };
}

/** The lines of all bills. What a bill that stands has billed is marked with its line. */
export function invoiceLineRows(written: readonly WrittenBill[]): LineRow[] {
  const rows: LineRow[] = [];
  for (const { id: invoiceId, bill } of written) {
    bill.lines.forEach(({ row, billed }, at) => {
      const id = rows.length + 1;
      rows.push({ ...row, id, invoiceId, position: at + 1 });
      if (!['cancelled', 'void', 'credited'].includes(bill.status))
        for (const one of billed) one.row.invoiceLineId = id;
    });
  }
  return rows;
}
