import { queryOptions } from '@tanstack/react-query';
import { getOrders } from '../../contract/calls/checkout.ts';
import { getPointHistory } from '../../contract/calls/points.ts';
import { keepPreviousOf } from '../provider/keepPreviousOf.ts';
import { type QuerySource, shopKey } from '../provider/shopKey.ts';

/** A page of a table. Pages count from 1, as people do. */
export interface TablePage {
  readonly page: number;
  /** Rows a page: one of `pageSizes`. */
  readonly size: number;
}

const newestFirst = [{ columnName: 'transactionDate', isAscending: false }];

/** A page of what happened to the points (S7.25). Always asked anew: an order placed or paid a moment ago shows. */
export function pointHistoryQuery(shop: QuerySource, customerCode: string, { page, size }: TablePage) {
  return queryOptions({
    queryKey: shopKey(shop, 'point-history', customerCode, page, size),
    queryFn: ({ signal }) => {
      const body = { customerCode, page: page - 1, size, searchBy: null, sort: newestFirst };
      return shop.client.send(getPointHistory, { body }, { signal });
    },
    staleTime: 0,
    placeholderData: keepPreviousOf(customerCode),
  });
}

/** A page of the orders (S7.26). Always asked anew, for the same reason. */
export function ordersQuery(shop: QuerySource, customerCode: string, { page, size }: TablePage) {
  return queryOptions({
    queryKey: shopKey(shop, 'orders', customerCode, page, size),
    queryFn: ({ signal }) => shop.client.send(getOrders, { body: { customerCode, page: page - 1, size } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousOf(customerCode),
  });
}
