import { and, count, eq, gt, ne, sql } from 'drizzle-orm';
import { formatCount } from 'shop-core/rules';
import type { Tx } from '../db/database.ts';
import { products } from '../db/tables/catalogue.ts';
import { customers } from '../db/tables/customers.ts';
import { referralRewards } from '../db/tables/loyalty.ts';
import { orderLines, orders } from '../db/tables/orders.ts';
import { creditPoints } from '../loyalty/creditPoints.ts';
import type { MovingOrder } from './movingOrder.ts';
import { notify } from './notify.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How many customers a referrer is rewarded for within a day. */
const mostRewardsADay = 10;

/** Credits what a completed order earned: to its customer, and to whoever brought them. Both are locked. */
export async function rewardOrder(tx: Tx, moving: MovingOrder, now: Date): Promise<void> {
  const { order } = moving;
  if (order.pointReward > 0) {
    const description = `Poin dari pesanan ${order.code}`;
    const head = { customerId: order.customerId, orderId: order.id, kind: 'EARNED' as const, description, at: now };
    await creditPoints(tx, head, order.pointReward);
  }
  await rewardReferrer(tx, moving, now);
}

async function rewardReferrer(tx: Tx, { order, buyer, referrerId }: MovingOrder, now: Date): Promise<void> {
  if (referrerId === null || !(await isFirstComplete(tx, order))) return;
  const points = await referralPoints(tx, order.id);
  if (points === 0 || (await isLoopOrOver(tx, referrerId, buyer.id, now))) return;
  const isNew = await tx
    .insert(referralRewards)
    .values({ customerId: buyer.id, referrerId, orderId: order.id, points, at: now })
    .onConflictDoNothing()
    .returning({ customerId: referralRewards.customerId });
  if (isNew.length === 0) return;
  // Who bought what is nobody else's business.
  const description = 'Poin referral';
  await creditPoints(tx, { customerId: referrerId, orderId: order.id, kind: 'REFERRAL', description, at: now }, points);
  await notify(tx, {
    customerId: referrerId,
    topic: 'Poin',
    title: 'Poin referral',
    message: `Anda mendapat ${formatCount(points)} poin dari pesanan pertama pelanggan yang Anda ajak.`,
    sentAt: now,
  });
}

async function isFirstComplete(tx: Tx, { id, customerId }: MovingOrder['order']): Promise<boolean> {
  const others = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), ne(orders.id, id), eq(orders.status, 'complete')))
    .limit(1);
  return others.length === 0;
}

/** What the products of an order give to whoever brought its customer. */
async function referralPoints(tx: Tx, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ points: sql<number>`coalesce(sum(${products.referralPoints} * ${orderLines.quantity}), 0)::int` })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId));
  return row?.points ?? 0;
}

/** Whoever brought themselves, or was brought by whom they brought, was not brought; and a day has its end. */
async function isLoopOrOver(tx: Tx, referrerId: number, buyerId: number, now: Date): Promise<boolean> {
  const [referrer] = await tx
    .select({ referredById: customers.referredById })
    .from(customers)
    .where(eq(customers.id, referrerId));
  const [today] = await tx
    .select({ rewards: count() })
    .from(referralRewards)
    .where(and(eq(referralRewards.referrerId, referrerId), gt(referralRewards.at, new Date(now.getTime() - dayMs))));
  return referrer?.referredById === buyerId || (today?.rewards ?? 0) >= mostRewardsADay;
}
