import { queryOptions } from '@tanstack/react-query';
import { getCart } from '../../contract/calls/cart.ts';
import type { Cart } from '../../contract/entities/cart.ts';
import type { Shop } from '../provider/shop.ts';

export const cartKey = (customerCode: string) => ['cart', customerCode] as const;

/** The customer's cart. */
export function cartQuery({ client }: Pick<Shop, 'client'>, customerCode: string) {
  return queryOptions({
    queryKey: cartKey(customerCode),
    queryFn: ({ signal }) => client.send(getCart, { params: { customerCode } }, { signal }),
  });
}

/** Shows the cart that a call answered, here and (by asking for it) in other tabs. */
export function putCart(shop: Shop, customerCode: string, cart: Cart): void {
  shop.queryClient.setQueryData(cartKey(customerCode), cart);
  shop.announceCart();
}
