import { useMemo } from 'react';
import { ShopError } from '../../client/shopError.ts';
import type { Cart, CartLine } from '../../contract/entities/cart.ts';
import { cartSubtotal } from '../../rules/cart/cartSubtotal.ts';
import { isCartObsolete } from '../../rules/cart/isCartObsolete.ts';
import { lineTotal } from '../../rules/cart/lineTotal.ts';
import type { Rupiah } from '../../rules/money/rupiah.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useAtomValue } from '../provider/useAtomValue.ts';
import { useOwner } from '../provider/useOwner.ts';
import { useSession } from '../provider/useSession.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { cartQuery } from './cartQuery.ts';
import { type LineIntent, lineIntentsAtom } from './lineIntents.ts';

export interface ReadyCart {
  readonly status: 'ready';
  /** With the quantities the shopper asked for, answered or not. */
  readonly lines: readonly CartLine[];
  readonly subtotal: Rupiah;
  /** Pieces of all lines. */
  readonly pieces: number;
  readonly points: number;
  readonly rewardPoints: number;
  readonly isOnlineOnly: boolean;
  /** A price changed: the checkout is closed until each outdated line was refreshed (S4.16, S4.17). */
  readonly isObsolete: boolean;
  /** A change is on its way to the server. */
  readonly isPending: boolean;
}

/** `none`: nobody is logged in, or only by a one-time password. `failed` says why and how to try again. */
export type CartView =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: ShopError | Error; readonly retry: () => void }
  | ReadyCart;

/**
 * The cart of who is logged in.
 * @returns One of four states: `none`, `loading`, `failed` with `error` and `retry`, or `ready`. An empty cart is ready
 * with no `lines`. Once ready it stays so while it is asked anew; a cart with a line that can't be read is `failed`.
 * @server `loading`: who is looking is not known there.
 */
export function useCart(): CartView {
  const shop = useShop();
  const session = useSession();
  const owner = useOwner();
  const { data, error, refetch } = useShopQuery({ ...cartQuery(shop, owner), enabled: owner !== 'visitor' });
  const intents = useAtomValue(lineIntentsAtom, shop.store);
  const ready = useMemo(() => data && toView(data, intents), [data, intents]);
  if (session.status !== 'restoring' && owner === 'visitor') return { status: 'none' };
  // Lines that can't be read come to no total, and those before them are not what would be paid.
  const isUnreadable = error instanceof ShopError && error.status === 200;
  if (ready && !isUnreadable) return ready;
  return error ? { status: 'failed', error, retry: () => void refetch() } : { status: 'loading' };
}

function toView(cart: Cart, intents: ReadonlyMap<number, LineIntent>): ReadyCart {
  const lines = cart.lines.map((line) => wantedLine(line, intents.get(line.id)));
  return {
    status: 'ready',
    lines,
    subtotal: cartSubtotal(lines),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    points: cart.points,
    rewardPoints: lines.reduce((sum, { quantity, product }) => sum + quantity * product.fixedPoint, 0),
    isOnlineOnly: cart.isOnlineOnly,
    isObsolete: isCartObsolete(lines),
    isPending: lines.some(({ id }) => intents.get(id)?.isPending),
  };
}

function wantedLine(line: CartLine, intent: LineIntent | undefined): CartLine {
  const quantity = intent?.quantity ?? line.quantity;
  if (quantity === line.quantity) return line;
  return { ...line, quantity, totalPrice: lineTotal({ price: line.price, quantity }) };
}
