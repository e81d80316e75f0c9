import type { Cart } from '../../contract/entities/cart.ts';
import { canRefreshPrice } from '../../rules/cart/canRefreshPrice.ts';
import type { Shop } from '../provider/shop.ts';
import type { Action } from '../provider/useAction.ts';
import { useOwner } from '../provider/useOwner.ts';
import { cartQuery } from './cartQuery.ts';
import { refreshLine } from './refreshLine.ts';
import { useCartAction } from './useCartAction.ts';

/**
 * Takes today's price for every outdated line at once (S4.17), one after the other; answers the cart. A line that is not
 * sold any more is left as it is. One that can't be refreshed ends it: the lines before it are refreshed all the same.
 * @returns An action without input: it answers the cart with the prices of today.
 * @errors LOGIN_REQUIRED; NOT_FOUND when the product of a line is gone.
 */
export function useRefreshPrices(): Action<undefined, Cart> {
  const owner = useOwner();
  return useCartAction((_: undefined, shop) => refreshAll(shop, owner), { outcome: 'priceUpdated' });
}

async function refreshAll(shop: Shop, customerCode: string): Promise<Cart> {
  let cart = await shop.queryClient.ensureQueryData(cartQuery(shop, customerCode));
  for (const line of cart.lines) {
    if (canRefreshPrice(line)) cart = await refreshLine(shop, customerCode, line);
  }
  return cart;
}
