import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What was used up of the budgets that are counted in time. A subject stands for a thing and who had it, as a digest: the
 * table tells nobody's address.
 */
export const budgetUses = pgTable(
  'budget_uses',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    // From then on no allowance counts it.
    until: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('budget_uses_subject').on(table.subject, table.at), index('budget_uses_until').on(table.until)],
);
