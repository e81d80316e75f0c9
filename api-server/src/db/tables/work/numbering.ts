import { sql } from 'drizzle-orm';
import { check, integer, numeric, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { day, id, oneOf } from './columns.ts';

export const countedKinds = ['project', 'invoice', 'credit_note'] as const;

/** The next number of a year. Its row is locked by whoever takes it, so that no number is missing or given twice. */
export const numberCounters = pgTable(
  'number_counters',
  {
    kind: text({ enum: countedKinds }).notNull(),
    year: smallint().notNull(),
    next: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.year] }),
    check('number_counters_kind_known', oneOf(table.kind, countedKinds)),
  ],
);

export const taxKinds = ['ppn', 'dpp_other_share', 'pph23', 'pph23_without_npwp', 'stamp_duty'] as const;

/** A rate of a tax from a day on; the one before it ends there. Stamp duty is an amount in rupiah. */
export const taxRates = pgTable(
  'tax_rates',
  {
    id: id(),
    kind: text({ enum: taxKinds }).notNull(),
    rate: numeric({ precision: 18, scale: 8, mode: 'number' }).notNull(),
    validFrom: day('valid_from').notNull(),
    note: text(),
  },
  (table) => [
    unique('tax_rates_once').on(table.kind, table.validFrom),
    check('tax_rates_kind_known', oneOf(table.kind, taxKinds)),
    check('tax_rates_rate', sql`${table.rate} >= 0`),
  ],
);
