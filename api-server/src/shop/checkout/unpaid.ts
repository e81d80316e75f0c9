import { and, eq, gt, sql } from 'drizzle-orm';
import type { UnpaidLine } from 'shop-core/decisions';
import type { Db, Tx } from '../../db/database.ts';
import { hotQuery } from '../../db/hotQuery.ts';
import { orderLines, orders } from '../../db/tables/orders.ts';

/** A line of an order of the customer that waits for its payment; until then it is cancelled if nobody pays. */
export type UnpaidSku = UnpaidLine & { readonly until: Date };

/** What the customer holds unpaid. An order of which nothing is to be paid holds nothing for free. */
export async function unpaidLines(tx: Tx, customerId: number): Promise<UnpaidSku[]> {
  return unpaidOf(tx).execute({ customerId });
}

const unpaidOf = hotQuery((db: Db) =>
  db
    .select({
      ...{ order: orders.id, since: orders.placedAt, until: orders.payBy },
      ...{ sku: orderLines.sku, pieces: orderLines.quantity },
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, sql.placeholder('customerId')),
        // Written out: only so does PostgreSQL see that the index of unpaid orders is enough.
        sql`${orders.status} = 'pending'`,
        gt(orders.grandTotal, 0),
      ),
    )
    .prepare('unpaid_lines'),
);
