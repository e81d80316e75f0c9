import type { Cart } from '../../contract/entities/cart.ts';
import type { Shop } from '../provider/shop.ts';
import { cartKey } from './cartQuery.ts';

interface Writes {
  running: number;
  /** Two were on their way at once, so the last answer may not be the newest. */
  haveOverlapped: boolean;
}

const writesOf = new WeakMap<Shop, Writes>();

/**
 * Changes the cart and shows the cart that was answered, here and (by asking for it) in other tabs. The cart is asked for
 * once more when answers may have overtaken each other, and after a refusal, which says that this page was behind.
 */
export async function writeCart(shop: Shop, customerCode: string, write: () => Promise<Cart>): Promise<Cart> {
  const writes = writesOf.get(shop) ?? { running: 0, haveOverlapped: false };
  writesOf.set(shop, writes);
  writes.haveOverlapped ||= writes.running > 0;
  writes.running += 1;
  const queryKey = cartKey(customerCode);
  let isRefused = true;
  try {
    const cart = await write();
    isRefused = false;
    // An answer to an older look at the cart must not undo this one.
    void shop.queryClient.cancelQueries({ queryKey });
    shop.queryClient.setQueryData(queryKey, cart);
    shop.announceCart();
    return cart;
  } finally {
    writes.running -= 1;
    const isStale = isRefused || (writes.haveOverlapped && writes.running === 0);
    if (writes.running === 0) writes.haveOverlapped = false;
    if (isStale) void shop.queryClient.invalidateQueries({ queryKey });
  }
}
