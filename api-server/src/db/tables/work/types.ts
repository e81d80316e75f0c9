import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { currencies, currency, id, money, oneOf, tracked } from './columns.ts';

export const typeLines = ['H&M', 'P&I', 'Cargo', 'Charter', 'Risk/Condition', 'MWS/Towage', 'Adjusting'] as const;

/** The kinds of work of the office, with what is usual for each. */
export const types = pgTable(
  'types',
  {
    id: id(),
    code: text().notNull().unique(),
    name: text().notNull(),
    line: text({ enum: typeLines }).notNull(),
    defaultFee: money('default_fee'),
    currency: currency(),
    // Days from the instruction.
    daysPrelim: smallint('days_prelim'),
    daysFinal: smallint('days_final'),
    statusEveryDays: smallint('status_every_days'),
    // What the numbers of its projects begin with.
    numberingPrefix: text('numbering_prefix').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    ...tracked(),
  },
  (table) => [
    check('types_line_known', oneOf(table.line, typeLines)),
    check('types_currency_known', oneOf(table.currency, currencies)),
    check('types_days', sql`${table.daysPrelim} > 0 and ${table.daysFinal} > 0 and ${table.statusEveryDays} > 0`),
  ],
);

export interface StoredFeeLine {
  readonly text: string;
  readonly amount: number;
}

export const typeDetails = pgTable(
  'type_details',
  {
    id: id(),
    typeId: integer('type_id')
      .notNull()
      .references(() => types.id),
    code: text().notNull(),
    name: text().notNull(),
    sort: smallint().notNull().default(0),
    checklist: jsonb().$type<readonly string[]>().notNull().default([]),
    requiredFields: jsonb('required_fields').$type<readonly string[]>().notNull().default([]),
    feeLines: jsonb('fee_lines').$type<readonly StoredFeeLine[]>().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    ...tracked(),
  },
  (table) => [
    unique('type_details_once').on(table.typeId, table.code),
    index('type_details_order').on(table.typeId, table.sort),
  ],
);

/** How far the reports of a project are; its nine rows come with the migration. */
export const statusReports = pgTable('status_reports', {
  id: smallint().primaryKey(),
  name: text().notNull(),
});
