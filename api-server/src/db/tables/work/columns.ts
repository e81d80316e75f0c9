import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { date, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core';
import { admins } from '../admins.ts';

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** A calendar day, YYYY-MM-DD. */
export const day = (name: string) => date(name, { mode: 'string' });
/** An amount in the currency beside it. A number holds two decimals exactly up to 90 trillion. */
export const money = (name: string) => numeric(name, { precision: 18, scale: 2, mode: 'number' });
export const hours = (name: string) => numeric(name, { precision: 7, scale: 2, mode: 'number' });
/** What one unit of a currency was in rupiah on its day; null when nobody has said, and then an amount has no value in rupiah. */
export const rateToIdr = (name: string) => numeric(name, { precision: 18, scale: 6, mode: 'number' });
/** A rupiah is one rupiah, and nothing else is. */
export const isRateOf = (currencyOf: AnyColumn, rate: AnyColumn): SQL =>
  sql`${rate} > 0 and (${currencyOf} = 'IDR') = (${rate} = 1)`;
export const adminId = (name: string) => integer(name).references(() => admins.id);

export const currencies = ['IDR', 'USD', 'SGD', 'EUR'] as const;
export const currency = () => text({ enum: currencies }).notNull().default('IDR');

/** Who wrote a row and when, null for what the program wrote itself; `version` tells a stale form from a fresh one. */
export const tracked = () => ({
  createdById: adminId('created_by_id'),
  createdAt: moment('created_at').notNull(),
  updatedById: adminId('updated_by_id'),
  updatedAt: moment('updated_at').notNull(),
  version: integer().notNull().default(1),
});

/** The check of a column that holds one of these words. */
export const oneOf = (column: AnyColumn, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', '))})`;
