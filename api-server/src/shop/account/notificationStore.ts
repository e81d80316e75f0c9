import { desc, eq } from 'drizzle-orm';
import type { Notification } from 'shop-core/contract';
import type { Db } from '../../db/connect.ts';
import { notifications } from '../../db/tables/customers.ts';

/** The call has no pages: who wants more has the orders and the points. */
const mostShown = 50;

/** S7.28, the newest first. */
export function findNotifications(db: Db, customerId: number): Promise<Notification[]> {
  const { id, topic, title, message, sentAt } = notifications;
  return db
    .select({ id, topic, title, message, sentAt })
    .from(notifications)
    .where(eq(notifications.customerId, customerId))
    .orderBy(desc(sentAt), desc(id))
    .limit(mostShown);
}
