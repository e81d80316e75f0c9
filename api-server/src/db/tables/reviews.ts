import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { admins } from './admins.ts';
import { products } from './catalogue.ts';
import { customers } from './customers.ts';

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What customers wrote about products. Only approved ones are shown and counted (S4.13). */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    // Null for a review older than the shop's accounts, and once its writer is deleted.
    customerId: integer('customer_id').references(() => customers.id),
    name: text().notNull(),
    title: text().notNull(),
    comment: text().notNull(),
    rate: smallint().notNull(),
    status: text({ enum: ['PENDING', 'APPROVE', 'REJECT'] }).notNull(),
    // Whether the writer had bought the product when it was written.
    isBuyer: boolean('is_buyer').notNull(),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedById: integer('decided_by_id').references(() => admins.id),
  },
  (table) => [
    unique('reviews_once').on(table.productId, table.customerId),
    check('reviews_rate', sql`${table.rate} between 1 and 5`),
    index('reviews_approved').on(table.productId, table.id).where(sql`${table.status} = 'APPROVE'`),
    index('reviews_waiting').on(table.id).where(sql`${table.status} = 'PENDING'`),
  ],
);
