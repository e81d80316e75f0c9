import { whyNotRedeem } from '../../rules/points/whyNotRedeem.ts';
import type { Problem } from '../../rules/problem.ts';
import { useCart } from '../cart/useCart.ts';
import { useCheckoutState } from './useCheckoutState.ts';

/** `refused`: the customer has not so many points any more; none are taken. */
export type RedeemState =
  | { readonly status: 'none' }
  | { readonly status: 'applied'; readonly points: number }
  | { readonly status: 'refused'; readonly points: number; readonly problem: Problem };

export interface RedeemView {
  readonly state: RedeemState;
  /** Points the customer has, as far as it is known. */
  readonly active: number;
  readonly remove: () => void;
}

/**
 * The points redeemed at the checkout under way (S4.19), judged against what the customer has now.
 * @returns `state` in one word: `none`, `applied` with the points, or `refused` with the problem; `active`, 0 until the
 * cart is there; and `remove`.
 * @errors a `refused` state carries POINTS_INVALID or POINTS_EXCEED (`active`).
 */
export function useRedeem(): RedeemView {
  const cart = useCart();
  const [{ redeemPoints }, dispatch] = useCheckoutState();
  const active = cart.status === 'ready' ? cart.points : 0;
  const remove = () => dispatch({ type: 'redeemChanged', redeemPoints: 0 });
  return { state: stateOf(redeemPoints, cart.status === 'ready' ? active : undefined), active, remove };
}

function stateOf(points: number, active: number | undefined): RedeemState {
  if (points === 0) return { status: 'none' };
  const problem = active === undefined ? undefined : whyNotRedeem(points, active);
  return problem ? { status: 'refused', points, problem } : { status: 'applied', points };
}
