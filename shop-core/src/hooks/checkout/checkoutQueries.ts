import { queryOptions } from '@tanstack/react-query';
import { getBanks, getOrder, getShippingOptions, reserveUniqueCode } from '../../contract/calls/checkout.ts';
import { keepPreviousOf } from '../provider/keepPreviousOf.ts';
import type { Shop } from '../provider/shop.ts';

type WithClient = Pick<Shop, 'client'>;

/** The couriers (S7.60). */
export function shippingOptionsQuery({ client }: WithClient) {
  return queryOptions({
    queryKey: ['shipping-options'],
    queryFn: ({ signal }) => client.send(getShippingOptions, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The banks to pay to (S7.61). */
export function banksQuery({ client }: WithClient) {
  return queryOptions({
    queryKey: ['banks'],
    queryFn: ({ signal }) => client.send(getBanks, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** S7.62. The server keeps it for 30 minutes; it is asked again after half of that. */
export function uniqueCodeQuery({ client }: WithClient, customerCode: string, bankId: number | null) {
  return queryOptions({
    queryKey: ['unique-code', customerCode, bankId],
    queryFn: async ({ signal }) => {
      const query = bankId === null ? {} : { bankId };
      return (await client.send(reserveUniqueCode, { query }, { signal })).uniqueCode;
    },
    staleTime: 15 * 60_000,
    placeholderData: keepPreviousOf(customerCode),
  });
}

/** One order of a customer (S7.27). */
export function orderQuery({ client }: WithClient, customerCode: string, orderCode: string) {
  return queryOptions({
    queryKey: ['order', customerCode, orderCode],
    queryFn: ({ signal }) => client.send(getOrder, { params: { orderCode } }, { signal }),
  });
}
