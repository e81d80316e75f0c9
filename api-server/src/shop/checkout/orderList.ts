import { count, desc, eq } from 'drizzle-orm';
import type { getOrders } from 'shop-core/contract';
import { pageRows } from 'shop-core/decisions';
import { jakartaDate, rupiah } from 'shop-core/rules';
import type { AskOf, ReplyOf } from 'shop-core/wire';
import type { Db } from '../../db/database.ts';
import { orders } from '../../db/tables/orders.ts';

type Call = typeof getOrders;

/** A page of the customer's orders, the newest first. */
export async function orderList(
  db: Db,
  customerId: number,
  { page, size }: Pick<AskOf<Call>['body'], 'page' | 'size'>,
): Promise<ReplyOf<Call>> {
  const own = eq(orders.customerId, customerId);
  const { limit, offset } = pageRows({ page, size });
  const [counted] = await db.select({ total: count() }).from(orders).where(own);
  const rows = await db
    .select({ code: orders.code, placedAt: orders.placedAt, grandTotal: orders.grandTotal, status: orders.status })
    .from(orders)
    .where(own)
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(offset);
  return {
    orders: rows.map(({ code, placedAt, grandTotal, status }) => ({
      orderCode: code,
      orderDate: jakartaDate(placedAt),
      grandTotal: rupiah(grandTotal),
      status,
    })),
    totalItems: counted?.total ?? 0,
    currentPage: page,
  };
}
