import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { currencies, currency, id, oneOf, tracked } from './columns.ts';

export const clientTypes = [
  'Underwriter',
  'Broker',
  'Shipowner',
  'Adjuster',
  'P&I Club',
  'Charterer',
  'Cargo',
  'Lawyer',
] as const;

export interface StoredContact {
  readonly name: string;
  readonly position: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Whom the office works for or with. */
export const clients = pgTable(
  'clients',
  {
    id: id(),
    type: text({ enum: clientTypes }).notNull(),
    code: text().notNull().unique(),
    name: text().notNull(),
    npwp: text(),
    // Whether it holds PPh 23 back from what it pays.
    isWithholder: boolean('is_withholder').notNull().default(false),
    isForeign: boolean('is_foreign').notNull().default(false),
    currency: currency(),
    termsDays: smallint('terms_days').notNull().default(30),
    address: text(),
    city: text(),
    country: text(),
    email: text(),
    phone: text(),
    contacts: jsonb().$type<readonly StoredContact[]>().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    ...tracked(),
  },
  (table) => [
    index('clients_type').on(table.type),
    index('clients_name').on(sql`lower(${table.name})`),
    check('clients_type_known', oneOf(table.type, clientTypes)),
    check('clients_currency_known', oneOf(table.currency, currencies)),
    check('clients_terms', sql`${table.termsDays} between 0 and 365`),
  ],
);
