import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Mails to send. A sent mail keeps its row, without its words: they may hold a password. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    toAddress: text('to_address').notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    attempts: integer().notNull().default(0),
    nextTryAt: moment('next_try_at').notNull(),
    lastError: text('last_error'),
  },
  (table) => [index('mail_outbox_due').on(table.nextTryAt).where(sql`${table.sentAt} is null`)],
);
