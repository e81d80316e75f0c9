import { queryOptions } from '@tanstack/react-query';
import { getBillingAddress } from '../../contract/calls/account.ts';
import { type QuerySource, shopKey } from '../provider/shopKey.ts';

/** The customer's billing address (S7.23); all null until it was filled in. */
export function billingQuery(shop: QuerySource, customerCode: string) {
  return queryOptions({
    queryKey: shopKey(shop, 'billing-address', customerCode),
    queryFn: ({ signal }) => shop.client.send(getBillingAddress, { params: { customerCode } }, { signal }),
  });
}
