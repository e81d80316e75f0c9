import { whyNotCheckout } from '../../rules/cart/whyNotCheckout.ts';
import type { Problem } from '../../rules/problem.ts';
import { useBillingAddress } from '../account/useBillingAddress.ts';
import { useCart } from '../cart/useCart.ts';
import { useSession } from '../provider/useSession.ts';

export interface CheckoutGate {
  /** Cart and address are still being asked for. */
  readonly isLoading: boolean;
  /** Why the cart can't go to the checkout, first things first (S5.40-S5.42). */
  readonly problem: Problem | undefined;
}

/** The gate between cart and checkout. */
export function useCheckoutGate(): CheckoutGate {
  const cart = useCart();
  const billing = useBillingAddress();
  const session = useSession();
  if (session.status === 'visitor') return { isLoading: false, problem: { code: 'LOGIN_REQUIRED' } };
  if (session.status === 'restoring' || cart.status !== 'ready' || billing.isLoading) {
    return { isLoading: true, problem: undefined };
  }
  return { isLoading: false, problem: whyNotCheckout(cart.lines, billing.data ?? null, session.profile) };
}
