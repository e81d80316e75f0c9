import { queryOptions } from '@tanstack/react-query';
import { getCart } from '../../contract/calls/cart.ts';
import { type QuerySource, shopKey } from '../provider/shopKey.ts';

export const cartKey = (shop: Pick<QuerySource, 'name'>, customerCode: string) => shopKey(shop, 'cart', customerCode);

/** The customer's cart. */
export function cartQuery(shop: QuerySource, customerCode: string) {
  return queryOptions({
    queryKey: cartKey(shop, customerCode),
    queryFn: ({ signal }) => shop.client.send(getCart, { params: { customerCode } }, { signal }),
  });
}
