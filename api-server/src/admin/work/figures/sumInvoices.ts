import type { InvoiceSums } from 'admin-console/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import type { Asking } from '../../rest/restTable.ts';
import { balance, daysPastDue } from '../invoiceColumns.ts';
import { ofInvoice } from '../rupiahOf.ts';
import { ageingColumns } from './ageingColumns.ts';

export type Sums = InvoiceSums['idr'];

interface SummedRow extends Record<string, unknown> {
  readonly part: 'all' | Sums['currency'];
  readonly count: number;
}

/** Which invoices are summed: those that went out, or those that are being prepared. */
export type Counted = 'issued' | 'prepared';

const amounts: readonly (readonly [name: string, amount: SQL])[] = [
  ...['dpp', 'ppn', 'pph23', 'total', 'cash_expected'].map((name) => [name, sql.raw(`invoices.${name}`)] as const),
  ['balance', balance],
];
const names = sql.raw(amounts.map(([name]) => name).join());
const inOwnCurrency = sql.join(
  amounts.map(([name, amount]) => sql`${amount} as ${sql.raw(name)}`),
  sql`, `,
);
const inRupiah = sql.join(
  amounts.map(([name, amount]) => sql`${ofInvoice(amount)} as ${sql.raw(`${name}_idr`)}`),
  sql`, `,
);
const namesInRupiah = sql.raw(amounts.map(([name]) => `${name}_idr`).join());
const sumOf = (name: string, as: string) => `coalesce(sum(${name}) filter (where why is null), 0)::float8 as "${as}"`;
const sumColumns = sql.raw(
  amounts.map(([name]) => sumOf(name, name === 'cash_expected' ? 'cashExpected' : name)).join(),
);

const whyOf = (counted: Counted) => sql`case
  when invoices.status in ('void', 'credited', 'cancelled') then 'withdrawn'
  when ${counted} = 'issued' and invoices.status in ('draft', 'pending_approval', 'approved') then 'notIssued' end`;

/** What the invoices come to that a condition on invoices, their projects and clients lets through, and which are left out. */
export async function sumInvoices(
  db: Db,
  where: SQL | undefined,
  counted: Counted,
  asking: Asking,
): Promise<InvoiceSumsOfAll> {
  // Materialized: what came for an invoice is looked up once, not for each sum.
  const { rows } = await db.execute<SummedRow>(sql`
    with matching as materialized (
      select invoices.id, coalesce(invoices.number, projects.project_no) as name, invoices.currency,
        ${inOwnCurrency}, ${inRupiah}, ${daysPastDue(asking)} as days, ${whyOf(counted)} as why
      from invoices
        join projects on projects.id = invoices.project_id
        join clients on clients.id = invoices.bill_to_id
      where ${where ?? sql`true`}),
    parts as (
      select currency as part, id, name, why, days, ${names} from matching
      union all select 'all', id, name, coalesce(why, case when total_idr is null then 'withoutRate' end), days,
        ${namesInRupiah} from matching),
    left_out as (
      select part, why, count(*)::int as count, (array_agg(name order by id))[1:${sql.raw(String(mostNamed))}] as names
      from parts where why is not null group by part, why)
    select part, (count(*) filter (where why is null))::int as count, ${sumColumns}, ${ageingColumns},
      (select coalesce(jsonb_agg(jsonb_build_object('why', why, 'count', count, 'names', names) order by why desc), '[]')
        from left_out where left_out.part = parts.part) as "leftOut"
    from parts group by part order by part`);
  const sums = rows.map(toSums);
  return {
    currencies: sums.filter((_, at) => rows[at]?.part !== 'all'),
    idr: sums.find((_, at) => rows[at]?.part === 'all') ?? nothing,
  };
}

/** Of what is left out, so many are named. */
const mostNamed = 5;

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
  ...{ currency: 'IDR', count: 0, dpp: 0, ppn: 0, pph23: 0, total: 0, cashExpected: 0, balance: 0, leftOut: [] },
  ageing: { notDue: 0, to30: 0, to60: 0, to90: 0, to120: 0, over120: 0 },
};
