import { isProfileComplete, type ProfileToOrder } from '../account/isProfileComplete.ts';
import type { BillingForm } from '../address/billingProblems.ts';
import { isBillingComplete } from '../address/isBillingComplete.ts';
import type { ProblemOf } from '../problem.ts';
import { isCartObsolete } from './isCartObsolete.ts';

type CheckoutProblem = ProblemOf<
  'CART_EMPTY' | 'BILLING_INCOMPLETE' | 'PROFILE_INCOMPLETE' | 'CART_OBSOLETE' | 'OUT_OF_STOCK'
>;

/** What the way to the checkout asks of a cart line. */
export interface LineToCheckOut {
  readonly isOutdated: boolean;
  readonly quantity: number;
  readonly product: { readonly stock: number };
}

/**
 * Why the cart cannot go to the checkout, or undefined. In the order of the specification: BILLING_INCOMPLETE (S5.40),
 * PROFILE_INCOMPLETE (S5.41), CART_OBSOLETE (S5.42); before them CART_EMPTY, after them OUT_OF_STOCK for the first line
 * with more than the stock.
 */
export function whyNotCheckout(
  lines: readonly LineToCheckOut[],
  billing: BillingForm | null,
  profile: ProfileToOrder,
): CheckoutProblem | undefined {
  if (lines.length === 0) return { code: 'CART_EMPTY' };
  if (!isBillingComplete(billing)) return { code: 'BILLING_INCOMPLETE' };
  if (!isProfileComplete(profile)) return { code: 'PROFILE_INCOMPLETE' };
  if (isCartObsolete(lines)) return { code: 'CART_OBSOLETE' };
  const short = lines.find((line) => line.quantity > line.product.stock);
  return short && { code: 'OUT_OF_STOCK', available: Math.max(0, short.product.stock) };
}
