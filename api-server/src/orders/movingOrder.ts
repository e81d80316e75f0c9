import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { couriers } from '../db/tables/couriers.ts';
import { customers } from '../db/tables/customers.ts';
import { orders } from '../db/tables/orders.ts';

const referrers = alias(customers, 'referrers');

/** An order with whom it concerns. Nothing of it is locked yet: whether it is still so shows when its status changes. */
export async function movingOrder(db: Db, id: number) {
  const [row] = await db
    .select({ order: orders, buyer: customers, courierName: couriers.name, referrerId: referrers.id })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(couriers, eq(couriers.id, orders.courierId))
    .leftJoin(referrers, and(eq(referrers.id, customers.referredById), isNull(referrers.deletedAt)))
    .where(eq(orders.id, id));
  return row;
}

export type MovingOrder = NonNullable<Awaited<ReturnType<typeof movingOrder>>>;
