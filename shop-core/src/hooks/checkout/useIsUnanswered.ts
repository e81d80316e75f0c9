import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { useShop } from '../provider/ShopProvider.tsx';
import type { Action } from '../provider/useAction.ts';
import { useOwner } from '../provider/useOwner.ts';
import { checkoutStore } from './checkoutStore.ts';
import { readUnansweredOrder, unansweredChangesAtom } from './unansweredOrder.ts';

/** Whether an order was sent whose answer never came. Once it came, an action says no longer that it is not known. */
export function useIsUnanswered({ error, reset }: Pick<Action<never, unknown>, 'error' | 'reset'>): boolean {
  const shop = useShop();
  useAtomValue(unansweredChangesAtom, { store: checkoutStore(shop) });
  const isUnanswered = readUnansweredOrder(shop.storage, useOwner()) !== undefined;
  const isKnown = !isUnanswered && error?.problem.code === 'STATUS_UNKNOWN';
  useEffect(() => {
    if (isKnown) reset();
  }, [isKnown, reset]);
  return isUnanswered;
}
