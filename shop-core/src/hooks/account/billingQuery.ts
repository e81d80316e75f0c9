import { queryOptions } from '@tanstack/react-query';
import { getBillingAddress } from '../../contract/calls/account.ts';
import type { Shop } from '../provider/shop.ts';

/** The customer's billing address (S7.23); all null until it was filled in. */
export function billingQuery({ client }: Pick<Shop, 'client'>, customerCode: string) {
  return queryOptions({
    queryKey: ['billing-address', customerCode],
    queryFn: ({ signal }) => client.send(getBillingAddress, { params: { customerCode } }, { signal }),
  });
}
