import { useAtomValue } from 'jotai/react';
import { useCallback } from 'react';
import type { CheckoutEvent } from '../../rules/checkout/checkoutEvent.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useSession } from '../provider/useSession.ts';
import { checkoutStore } from './checkoutStore.ts';
import { changeCheckout, choicesAtom, choicesOf } from './heldCheckout.ts';

/**
 * The choices of the checkout under way, kept while the shopper looks at other pages and through a reload, and gone for
 * whoever logs in next. They change by the rule's events only.
 */
export function useCheckoutState() {
  const shop = useShop();
  const state = choicesOf(shop.storage, useSession(), useAtomValue(choicesAtom, { store: checkoutStore(shop) }));
  const dispatch = useCallback((event: CheckoutEvent) => changeCheckout(shop, event), [shop]);
  return [state, dispatch] as const;
}
