import type { Cart } from '../../contract/entities/cart.ts';
import type { Shop } from '../provider/shop.ts';
import { type Action, useAction } from '../provider/useAction.ts';
import { useOwner } from '../provider/useOwner.ts';
import { cartQuery } from './cartQuery.ts';
import { refreshLine } from './refreshLine.ts';

/**
 * Takes today's price for every outdated line at once (S4.17), one after the other; answers the cart. A line that can't be
 * refreshed, because its product is gone, ends it: the lines before it are refreshed all the same.
 */
export function useRefreshPrices(): Action<undefined, Cart> {
  const owner = useOwner();
  return useAction((_: undefined, shop) => refreshAll(shop, owner), { outcome: 'priceUpdated' });
}

async function refreshAll(shop: Shop, customerCode: string): Promise<Cart> {
  let cart = await shop.queryClient.ensureQueryData(cartQuery(shop, customerCode));
  for (const line of cart.lines) {
    if (line.isOutdated) cart = await refreshLine(shop, customerCode, line);
  }
  return cart;
}
