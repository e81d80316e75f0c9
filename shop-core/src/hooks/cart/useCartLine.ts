import { useCallback } from 'react';
import type { ShopError } from '../../client/shopError.ts';
import { removeLine } from '../../contract/calls/cart.ts';
import type { CartLine } from '../../contract/entities/cart.ts';
import { type QuantityBounds, quantityBounds } from '../../rules/cart/quantityBounds.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import type { Result } from '../provider/useAction.ts';
import { useAtomValue } from '../provider/useAtomValue.ts';
import { useOwner } from '../provider/useOwner.ts';
import { useWhileTrue } from '../provider/useWhileTrue.ts';
import { changeQuantity, endBurst, forgetRefusal } from './changeQuantity.ts';
import { lineIntentsAtom, noIntent } from './lineIntents.ts';
import { refreshLine } from './refreshLine.ts';
import { useCartAction } from './useCartAction.ts';
import { writeCart } from './writeCart.ts';

export interface CartLineView {
  /** Smallest and largest quantity of the stepper (S5.32, S5.30). */
  readonly bounds: QuantityBounds;
  readonly isPending: boolean;
  /** Why the last change of this line was refused, until the next. */
  readonly error: ShopError | null;
  /** Sets an absolute quantity. Steppers stay enabled while it is on its way; the newest wins. */
  readonly setQuantity: (quantity: number) => Promise<Result<number>>;
  /** Takes today's price for an outdated line (S4.17). */
  readonly refreshPrice: () => Promise<Result<void>>;
  readonly remove: () => Promise<Result<void>>;
}

/**
 * What can be done with one line of the cart.
 * @returns The bounds of its stepper, whether a change is on its way, why the last one was refused, and what can be
 * done. Only a change of this line draws it again.
 * @errors OUT_OF_STOCK (`available`), QUANTITY_INVALID, and NOT_FOUND when another tab removed the line. A refused
 * quantity falls back to what the server holds.
 */
export function useCartLine(line: CartLine): CartLineView {
  const shop = useShop();
  const customerCode = useOwner();
  const { id } = line;
  const intent = useAtomValue(lineIntentsAtom, shop.store, (intents) => intents.get(id) ?? noIntent);
  const forget = useCallback(() => forgetRefusal(shop, id), [shop, id]);
  useWhileTrue(intent.error, forget, 'cart');

  const refresh = useCartAction(
    async (_: undefined) => {
      await refreshLine(shop, customerCode, line);
    },
    { outcome: 'priceUpdated' },
  );
  const removal = useCartAction(
    async (_: undefined) => {
      await endBurst(shop, id);
      await writeCart(shop, customerCode, () => shop.client.send(removeLine, { params: { id } }));
    },
    { outcome: 'cartUpdated' },
  );

  return {
    bounds: quantityBounds('cart', line.product.stock),
    isPending: intent.isPending || refresh.isPending || removal.isPending,
    error: intent.error ?? refresh.error ?? removal.error,
    setQuantity(quantity) {
      refresh.reset();
      removal.reset();
      return changeQuantity(shop, customerCode, line, quantity);
    },
    refreshPrice: () => refresh.run(undefined),
    remove: () => removal.run(undefined),
  };
}
