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
  /** The address could not be asked for: nothing is known to be missing. */
  readonly error: Error | null;
  /** Asks for the address again. */
  readonly retry: () => void;
}

/** The gate between cart and checkout. */
export function useCheckoutGate(): CheckoutGate {
  const cart = useCart();
  const { data, error, isLoading, refetch } = useBillingAddress();
  const session = useSession();
  const unknown = { isLoading: true, problem: undefined, error: null, retry: () => void refetch() };
  if (cart.status === 'none') return { ...unknown, isLoading: false, problem: { code: 'LOGIN_REQUIRED' } };
  if (session.status !== 'customer' || cart.status !== 'ready' || isLoading) return unknown;
  if (!data && error) return { ...unknown, isLoading: false, error };
  return { ...unknown, isLoading: false, problem: whyNotCheckout(cart.lines, data ?? null, session.profile) };
}
