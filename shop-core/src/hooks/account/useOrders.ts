import type { OrderPage } from '../../contract/calls/checkout.ts';
import type { OrderRow } from '../../contract/entities/orderRow.ts';
import { orderStatusLabel } from '../../rules/checkout/orderStatusLabel.ts';
import { pageSizes } from '../../rules/constants.ts';
import { pagesOf } from '../provider/pagesOf.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useOwner } from '../provider/useOwner.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { ordersQuery } from './accountQueries.ts';

/** A page of a customer's orders, with the number of pages. */
export interface LabelledOrders extends Omit<OrderPage, 'orders'> {
  readonly orders: readonly LabelledOrder[];
  /** At least 1. */
  readonly pages: number;
}

export interface LabelledOrder extends OrderRow {
  /** What its status is called. */
  readonly label: string;
}

/**
 * A page of the customer's orders with their labels (S2.134), the newest first, as a query with `pages`. The page before
 * stays while the next one loads (`isPlaceholderData`).
 * @returns A query: `orders` with their `label`, `totalItems`, and `pages` (at least 1). No order yet is an empty list.
 */
export function useOrders(page: number, size: number = pageSizes[0]) {
  const owner = useOwner();
  return useShopQuery({
    ...ordersQuery(useShop(), owner, { page, size }),
    enabled: owner !== 'visitor',
    select: ({ orders, ...reply }): LabelledOrders => ({
      ...reply,
      orders: orders.map((row): LabelledOrder => ({ ...row, label: orderStatusLabel(row.status) })),
      pages: pagesOf(reply.totalItems, size),
    }),
  });
}
