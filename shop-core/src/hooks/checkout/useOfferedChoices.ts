import { useEffect } from 'react';
import type { CheckoutEvent } from '../../rules/checkout/checkoutEvent.ts';
import type { CheckoutState } from '../../rules/checkout/checkoutState.ts';
import type { CheckoutLists } from './useCheckoutLists.ts';

/** A remembered courier or bank that is no longer offered is chosen no more. */
export function useOfferedChoices(
  { courier, bankId }: Pick<CheckoutState, 'courier' | 'bankId'>,
  { couriers, banks, isLoaded }: CheckoutLists,
  dispatch: (event: CheckoutEvent) => void,
): void {
  const isCourierGone = isLoaded && courier !== null && !couriers.some(({ code }) => code === courier);
  const isBankGone = isLoaded && bankId !== null && !banks.some(({ id }) => id === bankId);
  useEffect(() => {
    if (isCourierGone) dispatch({ type: 'courierChosen', courier: null });
    if (isBankGone) dispatch({ type: 'bankChosen', bankId: null });
  }, [isCourierGone, isBankGone, dispatch]);
}
