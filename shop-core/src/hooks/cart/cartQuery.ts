import { queryOptions } from '@tanstack/react-query';
import { getCart } from '../../contract/calls/cart.ts';
import type { Shop } from '../provider/shop.ts';

export const cartKey = (customerCode: string) => ['cart', customerCode] as const;

/** The customer's cart. */
export function cartQuery({ client }: Pick<Shop, 'client'>, customerCode: string) {
  return queryOptions({
    queryKey: cartKey(customerCode),
    queryFn: ({ signal }) => client.send(getCart, { params: { customerCode } }, { signal }),
  });
}
