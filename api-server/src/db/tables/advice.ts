import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The gold a customer bought and sold, kept for the zakat tracker. */
export const zakatEntries = pgTable(
  'zakat_entries',
  {
    id: id(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    type: text({ enum: ['Beli', 'Jual'] }).notNull(),
    goldType: text('gold_type').notNull(),
    // Positive for both types: the wire's minus of a sale is written when it is read.
    weightMg: bigint('weight_mg', { mode: 'number' }).notNull(),
    // Hundredths of a percent: 9999 is 99.99 %.
    purity: smallint().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    date: date().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('zakat_entries_customer').on(table.customerId, table.date),
    check(
      'zakat_entries_gold',
      sql`${table.weightMg} > 0 and ${table.purity} between 1 and 10000 and ${table.price} >= 0`,
    ),
  ],
);

/** What visitors answered in the risk-profile quiz. */
export const quizSubmissions = pgTable(
  'quiz_submissions',
  {
    id: id(),
    // Case-blind and NFKC-folded, to count how often an address sends.
    email: text().notNull(),
    name: text().notNull(),
    values: jsonb().$type<readonly number[]>().notNull(),
    score: smallint().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('quiz_submissions_email').on(table.email, table.at)],
);
