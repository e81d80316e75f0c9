import type { Cart } from '../../contract/entities/cart.ts';
import { answeredOrRead } from '../provider/answeredOrRead.ts';
import type { Shop } from '../provider/shop.ts';
import { cartKey, cartQuery } from './cartQuery.ts';

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
export async function writeCart(shop: Shop, customerCode: string, write: () => Promise<Cart | null>): Promise<Cart> {
  const writes = writesOf.get(shop) ?? { running: 0, haveOverlapped: false };
  writesOf.set(shop, writes);
  writes.haveOverlapped ||= writes.running > 0;
  writes.running += 1;
  const queryKey = cartKey(shop, customerCode);
  let isRefused = true;
  try {
    const answered = await write();
    isRefused = false;
    const read = () => shop.queryClient.fetchQuery({ ...cartQuery(shop, customerCode), staleTime: 0 });
    const cart = await answeredOrRead(shop, queryKey, answered, read);
    shop.announceCart();
    return cart;
  } finally {
    writes.running -= 1;
    const isStale = isRefused || (writes.haveOverlapped && writes.running === 0);
    if (writes.running === 0) writes.haveOverlapped = false;
    if (isStale) void shop.queryClient.invalidateQueries({ queryKey });
  }
}
