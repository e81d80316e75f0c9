import { and, eq, gt, sql } from 'drizzle-orm';
import { whyNotHold } from 'shop-core/rules/back-office';
import { refuseHeld } from '../../budget/refuseHeld.ts';
import type { Db, Tx } from '../../db/database.ts';
import { hotQuery } from '../../db/hotQuery.ts';
import { orderLines, orders } from '../../db/tables/orders.ts';
import type { BasketLine } from '../basket.ts';

/** A line of an order of the customer that waits for its payment. */
export interface UnpaidLine {
  readonly orderId: number;
  readonly skuId: number;
  readonly pieces: number;
  readonly since: Date;
  /** When the order is cancelled if nobody pays. */
  readonly until: Date;
}

/** What the customer holds unpaid. An order of which nothing is to be paid holds nothing for free. */
export async function unpaidLines(tx: Tx, customerId: number): Promise<UnpaidLine[]> {
  return unpaidOf(tx).execute({ customerId });
}

const unpaidOf = hotQuery((db: Db) =>
  db
    .select({
      ...{ orderId: orders.id, since: orders.placedAt, until: orders.payBy },
      ...{ skuId: orderLines.skuId, pieces: orderLines.quantity },
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

/** Refuses an order that would hold more unpaid orders, or more unpaid pieces of a sku, than a customer may. */
export function requireUnpaidLeft(unpaid: readonly UnpaidLine[], lines: readonly BasketLine[], now: Date): void {
  const byOrder = new Map(unpaid.map((line) => [line.orderId, { since: line.since, until: line.until }]));
  const problem = whyNotHold([...byOrder.values()], { what: 'UNPAID_ORDER', holder: 'customer' }, now);
  if (problem) refuseHeld(problem, now);
  for (const { skuId, quantity, stock, product } of lines) {
    const held = unpaid.filter((line) => line.skuId === skuId && line.until > now);
    const outOf = held.reduce((sum, { pieces }) => sum + pieces, stock);
    const ask = { what: 'UNPAID_PIECE', holder: 'customer', pieces: quantity, outOf, item: product.name } as const;
    const tooMany = whyNotHold(held, ask, now);
    if (tooMany) refuseHeld(tooMany, now);
  }
}
