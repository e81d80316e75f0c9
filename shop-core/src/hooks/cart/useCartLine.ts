import { useAtomValue } from 'jotai/react';
import { selectAtom } from 'jotai/utils';
import { useMemo } from 'react';
import type { ShopError } from '../../client/shopError.ts';
import { removeLine } from '../../contract/calls/cart.ts';
import type { CartLine } from '../../contract/entities/cart.ts';
import { type QuantityBounds, quantityBounds } from '../../rules/cart/quantityBounds.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { type Result, useAction } from '../provider/useAction.ts';
import { useOwner } from '../provider/useOwner.ts';
import { changeQuantity, endBurst } from './changeQuantity.ts';
import { lineIntentsAtom, noIntent } from './lineIntents.ts';
import { refreshLine } from './refreshLine.ts';
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

/** What can be done with one line of the cart. */
export function useCartLine(line: CartLine): CartLineView {
  const shop = useShop();
  const customerCode = useOwner();
  const ownIntent = useMemo(
    () => selectAtom(lineIntentsAtom, (intents) => intents.get(line.id) ?? noIntent),
    [line.id],
  );
  const intent = useAtomValue(ownIntent, { store: shop.store });

  const { id } = line;
  const refresh = useAction(
    async (_: undefined) => {
      await refreshLine(shop, customerCode, line);
    },
    { outcome: 'priceUpdated' },
  );
  const removal = useAction(
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
