import { type SQL, sql } from 'drizzle-orm';

/** Columns of one row: an amount, its currency, and the rate that was booked for it. */
interface BookedColumns {
  readonly amount: SQL | string;
  readonly currency: string;
  readonly rate: string;
}

const written = (column: SQL | string): SQL => (typeof column === 'string' ? sql.raw(column) : column);

/**
 * What an amount is in rupiah, null when it has no value in rupiah: the rule `inRupiah` of shop-core as the database asks it. Nothing else
 * reads a rate. PostgreSQL rounds a half of a `numeric` away from zero, as the rule does.
 */
export const rupiahOf = ({ amount, currency, rate }: BookedColumns): SQL<number | null> =>
  numberOrNone(
    sql`round((${written(amount)}) * case when ${written(currency)} = 'IDR' then 1 else nullif(${written(rate)}, 1) end)`,
  );

/** The same of an amount of an invoice. What came for it is in its currency and counts at its rate. */
export const ofInvoice = (amount: SQL | string): SQL<number | null> =>
  rupiahOf({ amount, currency: 'invoices.currency', rate: 'invoices.fx_to_idr' });

/** The rate of an invoice, null where nobody has said it: 1 is that of rupiah alone. */
export const rateOfInvoice = (): SQL<number | null> =>
  numberOrNone(sql`case when invoices.currency = 'IDR' then 1 else nullif(invoices.fx_to_idr, 1) end`);

/** An amount that is worked out, in the smallest part of its currency: rupiah are whole, others have cents. */
export const roundedIn = (currency: string, amount: string): SQL<number | null> =>
  numberOrNone(sql`round(${sql.raw(amount)}, case ${sql.raw(currency)} when 'IDR' then 0 else 2 end)`);

/** A `numeric` that may be missing; the driver gives its digits. */
const numberOrNone = (value: SQL): SQL<number | null> =>
  value.mapWith({ mapFromDriverValue: (digits: unknown) => (digits === null ? null : Number(digits)) }) as SQL<
    number | null
  >;

/** Adds up what has a value in rupiah among these rows, and counts what has none. */
export const sumOfValues = (value: SQL, rows: SQL) => ({
  sum: sql`(select coalesce(sum(${value}), 0) from ${rows})`.mapWith(Number),
  withoutRate: sql<number>`(select (count(*) filter (where ${value} is null))::int from ${rows})`,
});
