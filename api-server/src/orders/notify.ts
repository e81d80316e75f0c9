import type { Tx } from '../db/database.ts';
import { notifications } from '../db/tables/customers.ts';

type Notice = Omit<typeof notifications.$inferInsert, 'id' | 'topic'>;

/** Tells a customer about an order, in the shop. */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  await tx.insert(notifications).values({ topic: 'Pesanan', ...notice });
}
