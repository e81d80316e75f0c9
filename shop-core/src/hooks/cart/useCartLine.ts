import { useAtomValue } from 'jotai/react';
import { selectAtom } from 'jotai/utils';
import { useMemo } from 'react';
import type { ShopError } from '../../client/shopError.ts';
import { changeLine, removeLine } from '../../contract/calls/cart.ts';
import type { CartLine } from '../../contract/entities/cart.ts';
import { outcomes } from '../../messages/outcomes.ts';
import { type QuantityBounds, quantityBounds } from '../../rules/cart/quantityBounds.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { sentenceFor } from '../provider/sentenceFor.ts';
import { type Result, useAction } from '../provider/useAction.ts';
import { useOwner } from '../provider/useOwner.ts';
import { putCart } from './cartQuery.ts';
import { changeQuantity } from './changeQuantity.ts';
import { lineIntentsAtom, noIntent } from './lineIntents.ts';

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

  const refresh = useAction(
    async (_: undefined) => {
      const { id, sku, quantity, currentPrice } = line;
      const body = { customerCode, id, sku, quantity, price: currentPrice };
      putCart(shop, customerCode, await shop.client.send(changeLine, { body }));
    },
    { outcome: 'priceUpdated' },
  );
  const removal = useAction(
    async (_: undefined) =>
      putCart(shop, customerCode, await shop.client.send(removeLine, { params: { id: line.id } })),
    { outcome: 'cartUpdated' },
  );

  const setQuantity = async (quantity: number) => {
    const wasPending = intent.isPending;
    const result = await changeQuantity(shop, customerCode, line, quantity);
    if (!result.ok)
      shop.onNotice({ tone: 'bad', error: result.error, sentence: sentenceFor(result.error, shop.messages) });
    // One sentence a burst, however often the stepper was pressed.
    else if (!wasPending) shop.onNotice({ tone: 'good', outcome: 'cartUpdated', sentence: outcomes.cartUpdated });
    return result;
  };

  return {
    bounds: quantityBounds('cart', line.product.stock),
    isPending: intent.isPending || refresh.isPending || removal.isPending,
    error: intent.error ?? refresh.error ?? removal.error,
    setQuantity,
    refreshPrice: () => refresh.run(undefined),
    remove: () => removal.run(undefined),
  };
}
