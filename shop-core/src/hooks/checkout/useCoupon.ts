import { ShopError } from '../../client/shopError.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import type { Problem } from '../../rules/problem.ts';
import { useCart } from '../cart/useCart.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useOwner } from '../provider/useOwner.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { couponQuery, type GivenCoupon } from './couponQuery.ts';
import { useCheckoutState } from './useCheckoutState.ts';

/**
 * `checking`: what it gives for this cart is being asked; `last` is what it gave for the one before. `refused`: it does not hold for this cart any more, and why;
 * nothing comes off and the order goes without it. `failed`: nobody could say; the order asks again.
 */
export type CouponState =
  | { readonly status: 'none' }
  | { readonly status: 'checking'; readonly code: string; readonly last: GivenCoupon | undefined }
  | ({ readonly status: 'applied' } & GivenCoupon)
  | { readonly status: 'refused'; readonly code: string; readonly problem: Problem }
  | { readonly status: 'failed'; readonly code: string; readonly error: Error; readonly retry: () => void };

export interface CouponView {
  readonly state: CouponState;
  readonly remove: () => void;
}

/**
 * The coupon of the checkout under way (S4.18): asked again for every other cart, kept through a reload.
 * @returns `state` in one word: `none`, `checking`, `applied` with what it gives, `refused` with the problem, or
 * `failed` with `retry`; and `remove`.
 * @errors a `refused` state carries COUPON_UNKNOWN, COUPON_SEGMENT_NOT_ALLOWED, COUPON_NOT_YET, COUPON_EXPIRED,
 * COUPON_USED_UP, COUPON_LIMIT_REACHED or COUPON_BELOW_MINIMUM.
 */
export function useCoupon(): CouponView {
  const shop = useShop();
  const customerCode = useOwner();
  const cart = useCart();
  const [{ couponCode }, dispatch] = useCheckoutState();
  const ready = cart.status === 'ready' ? cart : undefined;
  const { data, error, refetch, isPlaceholderData } = useShopQuery({
    ...couponQuery(shop, { customerCode, couponCode: couponCode ?? '', totalPrice: ready?.subtotal ?? rupiah(0) }),
    // A quantity on its way would ask for a cart that the server does not have yet.
    enabled: couponCode !== null && customerCode !== 'visitor' && ready !== undefined && !ready.isPending,
    placeholderData: (last, query) =>
      query?.queryKey[2] === customerCode && last?.code === couponCode ? last : undefined,
  });
  const remove = () => dispatch({ type: 'couponChanged', couponCode: null });
  if (couponCode !== null && isPlaceholderData)
    return { state: { status: 'checking', code: couponCode, last: data }, remove };
  return { state: stateOf(couponCode, data, error, () => void refetch()), remove };
}

function stateOf(
  code: string | null,
  given: GivenCoupon | undefined,
  error: Error | null,
  retry: () => void,
): CouponState {
  if (code === null) return { status: 'none' };
  if (error && isRefusal(error)) return { status: 'refused', code, problem: error.problem };
  if (given) return { status: 'applied', ...given };
  return error ? { status: 'failed', code, error, retry } : { status: 'checking', code, last: undefined };
}

function isRefusal(error: Error): error is ShopError {
  return error instanceof ShopError && error.problem.code.startsWith('COUPON_');
}
