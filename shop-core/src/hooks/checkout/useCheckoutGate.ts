import { whyNotCheckout } from '../../rules/cart/whyNotCheckout.ts';
import type { Problem } from '../../rules/problem.ts';
import { useBillingAddress } from '../account/useBillingAddress.ts';
import { useCustomer } from '../account/useCustomer.ts';
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

/**
 * The gate between cart and checkout.
 * @returns `isLoading`, then `problem` (undefined when the way is free), or `error` with `retry` when it could not be
 * found out.
 * @errors `problem` is one of LOGIN_REQUIRED, CART_EMPTY, BILLING_INCOMPLETE, PROFILE_INCOMPLETE, CART_OBSOLETE and
 * OUT_OF_STOCK (`available`), by the rule {@link whyNotCheckout}.
 */
export function useCheckoutGate(): CheckoutGate {
  const cart = useCart();
  const { data, error, isLoading, refetch } = useBillingAddress();
  const customer = useCustomer();
  const session = useSession();
  const unknown = { isLoading: true, problem: undefined, error: null, retry: () => void refetch() };
  if (cart.status === 'none') return { ...unknown, isLoading: false, problem: { code: 'LOGIN_REQUIRED' } };
  const isAsking = cart.status !== 'ready' || isLoading || customer.isLoading;
  if (session.status !== 'customer' || isAsking) return unknown;
  if (!data && error) return { ...unknown, isLoading: false, error };
  // What the server knows now, not what was stored at the login: the profile may have been completed elsewhere.
  const profile = customer.data ?? session.profile;
  return { ...unknown, isLoading: false, problem: whyNotCheckout(cart.lines, data ?? null, profile) };
}
