import type { InvoicePage, InvoiceSums } from 'admin-console/contract';
import { sql } from 'drizzle-orm';
import { type CalendarDate, calendarDate } from 'shop-core/rules';
import type { Db } from '../../../db/database.ts';
import { type ReadResource, rowsFor } from '../../rest/listRows.ts';
import type { Asking } from '../../rest/restTable.ts';
import { invoicesTable } from '../invoices.ts';
import { sumInvoices } from './sumInvoices.ts';

interface Filter {
  readonly status?: string | undefined;
  readonly overdue?: boolean | undefined;
  readonly page?: InvoicePage | undefined;
  readonly on?: CalendarDate | undefined;
}

const prepared: ReadonlySet<string> = new Set(['draft', 'pending_approval', 'approved']);

/** What the list of invoices comes to under a filter, and for a month or week what the one before it came to. */
export async function invoiceSummary(db: Db, filter: Filter, asking: Asking): Promise<InvoiceSums> {
  const { page, on = asking.today } = filter;
  const span = page === 'issued-month' ? 'month' : page === 'issued-week' ? 'week' : undefined;
  const period = span && (await periodOf(db, span, on));
  const before = period && (await sumWhere(db, { ...filter, on: period.before }, asking));
  return {
    ...(await sumWhere(db, filter, asking)),
    period: period ? { from: period.from, to: period.to } : null,
    previous: before?.idr ?? null,
  };
}

/** Invoices that are being prepared are summed where they alone are asked for: elsewhere they are no money yet. */
export function sumWhere(db: Db, filter: Filter, asking: Asking) {
  const known = { name: 'invoices', table: invoicesTable } as unknown as ReadResource;
  const isPrepared = filter.page === 'pending-issued' || prepared.has(filter.status ?? '');
  return sumInvoices(db, rowsFor(known, { ...filter }, asking), isPrepared ? 'prepared' : 'issued', asking);
}

/** The month or the week, Monday to Sunday, of a day; and the last day before it. */
async function periodOf(db: Db, span: 'month' | 'week', on: CalendarDate) {
  const begin = sql`date_trunc(${span}, ${on}::timestamp)`;
  const { rows } = await db.execute<Record<'from' | 'to' | 'before', string>>(sql`select
    to_char(${begin}, 'YYYY-MM-DD') as "from",
    to_char(${begin} + ${`1 ${span}`}::interval - interval '1 day', 'YYYY-MM-DD') as "to",
    to_char(${begin} - interval '1 day', 'YYYY-MM-DD') as "before"`);
  const [row] = rows;
  if (!row) throw new Error('a select without rows');
  return { from: calendarDate(row.from), to: calendarDate(row.to), before: calendarDate(row.before) };
}
