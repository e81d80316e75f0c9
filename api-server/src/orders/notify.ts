import type { Tx } from '../db/database.ts';
import { hotQuery } from '../db/hotQuery.ts';
import { insertOf } from '../db/insertOf.ts';
import { notifications } from '../db/tables/customers.ts';

interface Notice extends Omit<typeof notifications.$inferInsert, 'topic'> {
  /** 'Pesanan' unless said otherwise. */
  readonly topic?: string;
}

/** Tells a customer something, in the shop. */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  await insertNotice(tx).execute({ topic: 'Pesanan', ...notice });
}

const insertNotice = hotQuery((db) =>
  insertOf(db, notifications, ['customerId', 'topic', 'title', 'message', 'sentAt']).prepare('insert_notice'),
);
