import type { invoiceLines } from '../../tables/work/invoices.ts';
import type { BillPlan } from './billPlans.ts';
import type { Effort } from './effortOf.ts';

export type LineRow = Omit<typeof invoiceLines.$inferInsert, 'id' | 'invoiceId' | 'position'>;

/** A line, and the rows of work or cost that it bills. */
export interface BillLine {
  readonly row: LineRow;
  readonly billed: readonly { readonly row: { invoiceLineId?: number | null | undefined } }[];
}

const costNames: Readonly<Record<string, string>> = {
  transport: 'Transport',
  lodging: 'Akomodasi',
  boat: 'Sewa perahu',
};

/** The lines of a fee note: a lump sum or hours, what was laid out at cost, now and then a discount. */
export function billLines({ job, after, until }: BillPlan, effort: Effort): BillLine[] {
  const within = ({ day }: { readonly day: number }) => day > after && day <= until;
  const lines = job.isHourly ? hourLines(effort.times.filter(within)) : [];
  if (lines.length === 0) {
    const text = `Jasa survei: ${job.detail.name}, ${job.vessel.name}`;
    lines.push({ row: lineRow('fee', text, { quantity: 1, unitPrice: job.fee, unit: null }), billed: [] });
  }
  if (job.fall.chance(12)) {
    const off = -Math.round(((lines[0]?.row.amount ?? 0) * 5) / 100);
    lines.push({ row: lineRow('discount', 'Potongan 5 %', { quantity: 1, unitPrice: off, unit: null }), billed: [] });
  }
  return [...lines, ...costLines(effort.costs.filter(within))];
}

function hourLines(times: Effort['times']): BillLine[] {
  const work = times.filter(({ row }) => row.kind !== 'travel');
  const travel = times.filter(({ row }) => row.kind === 'travel');
  const parts = [
    { kind: 'time', text: 'Jam kerja surveyor', billed: work },
    { kind: 'travel', text: 'Jam perjalanan', billed: travel },
  ] as const;
  return parts.flatMap(({ kind, text, billed }) => {
    const quantity = billed.reduce((sum, { row }) => sum + row.hours, 0);
    const unitPrice = billed[0]?.row.rate ?? 0;
    return billed.length === 0 ? [] : { row: lineRow(kind, text, { quantity, unitPrice, unit: 'jam' }), billed };
  });
}

function costLines(costs: Effort['costs']): BillLine[] {
  const kinds = [...new Set(costs.map(({ row }) => row.kind))];
  return kinds.map((kind) => {
    const billed = costs.filter(({ row }) => row.kind === kind);
    const unitPrice = billed.reduce((sum, { row }) => sum + row.amount, 0);
    const text = `${costNames[kind] ?? 'Lain-lain'} (sesuai bukti)`;
    return { row: lineRow('disbursement', text, { quantity: 1, unitPrice, unit: null }), billed };
  });
}

const lineRow = (
  kind: LineRow['kind'],
  text: string,
  { quantity, unitPrice, unit }: { quantity: number; unitPrice: number; unit: string | null },
): LineRow => ({
  ...{ kind, text, quantity, unit, unitPrice, isTaxable: kind !== 'disbursement' },
  amount: Math.round(quantity * unitPrice * 100) / 100,
});
