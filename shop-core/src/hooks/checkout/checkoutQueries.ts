import { queryOptions } from '@tanstack/react-query';
import { getBanks, getOrder, getShippingOptions, reserveUniqueCode } from '../../contract/calls/checkout.ts';
import { keepPreviousOf } from '../provider/keepPreviousOf.ts';
import { type QuerySource, shopKey } from '../provider/shopKey.ts';

/** The couriers (S7.60). */
export function shippingOptionsQuery(shop: QuerySource) {
  return queryOptions({
    queryKey: shopKey(shop, 'shipping-options'),
    queryFn: ({ signal }) => shop.client.send(getShippingOptions, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The banks to pay to (S7.61). */
export function banksQuery(shop: QuerySource) {
  return queryOptions({
    queryKey: shopKey(shop, 'banks'),
    queryFn: ({ signal }) => shop.client.send(getBanks, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** S7.62. The server keeps it for 30 minutes; it is asked again after half of that. */
export function uniqueCodeQuery(shop: QuerySource, customerCode: string, bankId: number | null) {
  return queryOptions({
    queryKey: shopKey(shop, 'unique-code', customerCode, bankId),
    queryFn: async ({ signal }) => {
      const query = bankId === null ? {} : { bankId };
      return (await shop.client.send(reserveUniqueCode, { query }, { signal })).uniqueCode;
    },
    staleTime: 15 * 60_000,
    placeholderData: keepPreviousOf(customerCode),
  });
}

/** One order of a customer (S7.27). */
export function orderQuery(shop: QuerySource, customerCode: string, orderCode: string) {
  return queryOptions({
    queryKey: shopKey(shop, 'order', customerCode, orderCode),
    queryFn: ({ signal }) => shop.client.send(getOrder, { params: { orderCode } }, { signal }),
  });
}
