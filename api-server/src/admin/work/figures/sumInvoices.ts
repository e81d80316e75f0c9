import type { InvoiceSums } from 'admin-console/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import type { Asking } from '../../rest/restTable.ts';
import { balance, daysPastDue } from '../invoiceColumns.ts';
import { ageingColumns } from './ageingColumns.ts';

export type Sums = InvoiceSums['idr'];

interface SummedRow extends Record<string, unknown> {
  readonly part: 'all' | Sums['currency'];
  readonly count: number;
}

const amounts = ['dpp', 'ppn', 'pph23', 'total', 'cash_expected', 'balance'];
const inRupiah = sql.raw(amounts.map((name) => `round(${name} * fx)`).join(', '));
const sumOf = (name: string, as: string) => `coalesce(sum(${name}) filter (where counts), 0)::float8 as "${as}"`;
const sumColumns = sql.raw(amounts.map((name) => sumOf(name, name === 'cash_expected' ? 'cashExpected' : name)).join());

/** What the invoices come to that a condition on invoices, their projects and clients lets through. */
export async function sumInvoices(db: Db, where: SQL | undefined, asking: Asking): Promise<InvoiceSumsOfAll> {
  // Materialized: what came for an invoice is looked up once, not for each sum.
  const { rows } = await db.execute<SummedRow>(sql`
    with matching as materialized (
      select invoices.currency, invoices.fx_to_idr as fx, invoices.dpp, invoices.ppn, invoices.pph23, invoices.total,
        invoices.cash_expected, ${balance} as balance, ${daysPastDue(asking)} as days,
        invoices.status not in ('void', 'credited', 'cancelled') as counts
      from invoices
        join projects on projects.id = invoices.project_id
        join clients on clients.id = invoices.bill_to_id
      where ${where ?? sql`true`}),
    parts as (
      select currency as part, counts, days, ${sql.raw(amounts.join())} from matching
      union all select 'all', counts, days, ${inRupiah} from matching)
    select part, count(*)::int as count, ${sumColumns}, ${ageingColumns} from parts group by part order by part`);
  const sums = rows.map(toSums);
  return {
    currencies: sums.filter((_, at) => rows[at]?.part !== 'all'),
    idr: sums.find((_, at) => rows[at]?.part === 'all') ?? nothing,
  };
}

type InvoiceSumsOfAll = Pick<InvoiceSums, 'currencies' | 'idr'>;

function toSums({ part, count, ...more }: SummedRow): Sums {
  const { notDue, to30, to60, to90, to120, over120, ...sums } = more as unknown as Omit<Sums, 'ageing'> &
    Sums['ageing'];
  return {
    ...sums,
    currency: part === 'all' ? 'IDR' : part,
    count,
    ageing: { notDue, to30, to60, to90, to120, over120 },
  };
}

const nothing: Sums = {
  ...{ currency: 'IDR', count: 0, dpp: 0, ppn: 0, pph23: 0, total: 0, cashExpected: 0, balance: 0 },
  ageing: { notDue: 0, to30: 0, to60: 0, to90: 0, to120: 0, over120: 0 },
};
