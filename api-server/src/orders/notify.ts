import type { Tx } from '../db/database.ts';
import { notifications } from '../db/tables/customers.ts';

interface Notice extends Omit<typeof notifications.$inferInsert, 'topic'> {
  /** 'Pesanan' unless said otherwise. */
  readonly topic?: string;
}

/** Tells a customer something, in the shop. */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  await tx.insert(notifications).values({ topic: 'Pesanan', ...notice });
}
