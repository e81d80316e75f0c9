import { type Charts, tellsField } from 'admin-console/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { CalendarDate } from 'shop-core/rules';
import type { Db } from '../../../db/database.ts';
import type { Asking } from '../../rest/restTable.ts';
import { paymentIdr, totalIdr } from '../invoiceColumns.ts';
import { sumWhere } from './invoiceSummary.ts';

interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** What the charts draw of these days, both included. */
export async function chartsOf(db: Db, days: Days, asking: Asking): Promise<Charts> {
  const tells = (field: keyof Charts) => tellsField('charts', field, asking.admin.permissions);
  return {
    ...days,
    ...(tells('instructions') && { instructions: await instructionsOf(db, days) }),
    ...(tells('money') && { money: await moneyOf(db, days) }),
    ...(tells('ageing') && (await ageingOf(db, asking))),
    ...(tells('surveyors') && { surveyors: await surveyorsOf(db, days) }),
  };
}

type Rows<K extends 'instructions' | 'money' | 'surveyors'> = NonNullable<Charts[K]>[number] & Record<string, unknown>;
const monthOf = (day: string) => sql.raw(`to_char(date_trunc('month', ${day}::timestamp), 'YYYY-MM-DD')`);
const inJakarta = (moment: string) => `(${moment} at time zone 'Asia/Jakarta')::date`;

async function ageingOf(db: Db, asking: Asking): Promise<Pick<Charts, 'ageing' | 'ageingWithoutRate'>> {
  const { idr } = await sumWhere(db, { page: 'pending-payment' }, asking);
  return {
    ageing: idr.ageing,
    ageingWithoutRate: idr.leftOut.find(({ why }) => why === 'withoutRate')?.count ?? 0,
  };
}

async function instructionsOf(db: Db, { from, to }: Days): Promise<Rows<'instructions'>[]> {
  const day = inJakarta('projects.instruction_at');
  const { rows } = await db.execute<Rows<'instructions'>>(sql`
    select ${monthOf(day)} as month, types.name as "typeName", count(*)::int as count
    from projects join types on types.id = projects.type_id
    where ${sql.raw(day)} between ${from}::date and ${to}::date
    group by 1, 2 order by 1, 2`);
  return rows;
}

const sumAndMissing = (value: SQL) =>
  sql`sum(${value}) as amount, (count(*) filter (where ${value} is null))::int as missing`;

/** Every month that these days touch, also one without money. */
async function moneyOf(db: Db, { from, to }: Days): Promise<Rows<'money'>[]> {
  const { rows } = await db.execute<Rows<'money'>>(sql`
    with billed as (
      select ${monthOf('issue_date')} as month, ${sumAndMissing(totalIdr)} from invoices
      where status in ('issued', 'partly_paid', 'paid') and issue_date between ${from}::date and ${to}::date group by 1),
    collected as (
      select ${monthOf('payments.paid_on')} as month, ${sumAndMissing(paymentIdr)}
      from payments join invoices on invoices.id = payments.invoice_id
      where payments.status = 'recorded' and payments.paid_on between ${from}::date and ${to}::date group by 1),
    months as (
      select to_char(month, 'YYYY-MM-DD') as month from generate_series(
        date_trunc('month', ${from}::timestamp), ${to}::timestamp, interval '1 month') as month)
    select months.month, coalesce(billed.amount, 0)::float8 as billed, coalesce(collected.amount, 0)::float8 as collected,
      coalesce(billed.missing, 0) as "billedWithoutRate", coalesce(collected.missing, 0) as "collectedWithoutRate"
    from months left join billed using (month) left join collected using (month) order by 1`);
  return rows;
}

async function surveyorsOf(db: Db, { from, to }: Days): Promise<Rows<'surveyors'>[]> {
  const day = inJakarta('reports.issued_at');
  const { rows } = await db.execute<Rows<'surveyors'>>(sql`
    select admins.name as "surveyorName", count(*)::int as issued,
      (count(*) filter (where reports.due_on is null or ${sql.raw(day)} <= reports.due_on))::int as "onTime"
    from reports join admins on admins.id = reports.author_id
    where reports.issued_at is not null and ${sql.raw(day)} between ${from}::date and ${to}::date
    group by admins.id, admins.name order by issued desc, admins.name`);
  return rows;
}
