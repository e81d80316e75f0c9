import { eq } from 'drizzle-orm';
import { jakartaDate } from 'shop-core/rules';
import { creditPoints } from '../../../loyalty/creditPoints.ts';
import type { Tx } from '../../database.ts';
import { customers } from '../../tables/customers.ts';
import { coupons } from '../../tables/loyalty.ts';
import { individual } from '../demoAccounts.ts';
import { seedCoupons } from './coupons.ts';
import { seedOrders } from './orders.ts';
import { writeOrder } from './writeOrder.ts';

const day = 24 * 60 * 60_000;

/** Writes coupons, and for the individual a past: points that came, went and expired, and completed orders. */
export async function seedLoyalty(tx: Tx, now: Date): Promise<void> {
  await tx.insert(coupons).values(seedCoupons(jakartaDate(now)));
  const [buyer] = await tx.select().from(customers).where(eq(customers.username, individual.login));
  if (!buyer) throw new Error('the orders of the demo have no customer');
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  const gift = async (points: number, description: string, at: Date) =>
    creditPoints(tx, { customerId: buyer.id, orderId: null, kind: 'ADJUSTED', description, at }, points);
  await gift(750, 'Hadiah pembukaan toko', daysAgo(500));
  await gift(2_500, 'Hadiah ulang tahun', daysAgo(350));
  for (const order of seedOrders) await writeOrder(tx, buyer, order, daysAgo(order.daysAgo));
}
