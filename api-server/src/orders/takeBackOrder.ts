import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { referralRewards } from '../db/tables/loyalty.ts';
import { refuse } from '../http/refuse.ts';
import { takeBackPoints } from '../loyalty/takeBackPoints.ts';
import type { Services } from '../services.ts';
import { changeStatus } from './changeStatus.ts';
import { lockCustomers } from './lockCustomers.ts';
import { movingOrder } from './movingOrder.ts';
import { notify } from './notify.ts';
import { type HeldOrder, releaseOrder } from './releaseOrder.ts';

/**
 * Takes a completed order back: nothing that an order is usually moved by, but what a return comes to. The rewards for it
 * are taken back, also when they are spent already, and all it held is given back.
 */
export async function takeBackOrder({ database, now }: Services, id: number, adminId: number): Promise<void> {
  const at = now();
  await inTransaction(database.db, async (tx) => {
    const { order } = (await movingOrder(tx, id)) ?? refuse({ code: 'NOT_FOUND', what: 'ORDER' });
    const [reward] = await tx.select().from(referralRewards).where(rewardFor(order));
    await lockCustomers(tx, reward ? [order.customerId, reward.referrerId] : [order.customerId]);
    const description = 'Pesanan dikembalikan';
    const change = { orderId: id, from: 'complete', to: 'cancelled', description, adminId, at } as const;
    if (!(await changeStatus(tx, change))) {
      refuse({ code: 'ORDER_MOVE_NOT_ALLOWED', from: order.status, to: 'cancelled' });
    }
    await releaseOrder(tx, order, at);
    await takeBackRewards(tx, order, reward?.referrerId, at);
    const points = order.pointReward > 0 ? ' Poin hadiahnya ditarik kembali.' : '';
    const message = `Pesanan ${order.code} dikembalikan.${points}`;
    await notify(tx, { customerId: order.customerId, title: description, message, sentAt: at });
  });
}

/** The reward for bringing the customer of this order, if it was this order that gave it. */
function rewardFor({ id, customerId }: HeldOrder) {
  return and(eq(referralRewards.customerId, customerId), eq(referralRewards.orderId, id));
}

async function takeBackRewards(tx: Tx, order: HeldOrder, referrerId: number | undefined, at: Date): Promise<void> {
  const { id, code, customerId } = order;
  const description = `Poin ditarik kembali dari pesanan ${code}`;
  await takeBackPoints(tx, { customerId, orderId: id, description, cameAs: 'EARNED', at });
  if (referrerId === undefined) return;
  // Their next order is the first that is completed.
  await tx.delete(referralRewards).where(rewardFor(order));
  await takeBackPoints(tx, {
    ...{ customerId: referrerId, orderId: id, description: 'Poin referral ditarik kembali' },
    ...{ cameAs: 'REFERRAL' as const, at },
  });
}
