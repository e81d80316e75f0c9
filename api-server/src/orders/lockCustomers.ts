import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { customers } from '../db/tables/customers.ts';

/**
 * Locks what an order, a move of one and a change of points begin with. Every transaction that writes orders or points takes
 * its locks in this order, each kind by id, so that none waits for another in a circle:
 *
 *   customers > the store setting (shared) > the order > cart lines > skus > the coupon > point lots > unique codes
 *
 * Under the customer's lock no two orders, moves or changes of points of one customer happen at once.
 */
export async function lockCustomers(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.id, [...ids]))
    .orderBy(asc(customers.id))
    .for('no key update');
}
