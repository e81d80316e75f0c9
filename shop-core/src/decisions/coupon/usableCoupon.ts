import type { CustomerType } from '../../rules/constants.ts';
import type { Coupon } from '../../rules/coupon/coupon.ts';
import { whyNotCoupon } from '../../rules/coupon/whyNotCoupon.ts';
import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import type { Rupiah } from '../../rules/money/rupiah.ts';
import type { Decision } from '../decision.ts';

/** What a coupon's use depends on besides itself. */
export interface CouponFacts<C extends Coupon> {
  /** The coupon of the code that was written; undefined where there is none. */
  readonly coupon: C | undefined;
  readonly customerType: CustomerType;
  /** What the lines of the cart cost. */
  readonly subtotal: Rupiah;
}

/** The coupon as a customer may use it for the cart as it is. Nothing is taken before the order. */
export function usableCoupon<C extends Coupon>(
  { coupon, customerType, subtotal }: CouponFacts<C>,
  now: Date,
): Decision<null, C> {
  const problem = whyNotCoupon(coupon, { today: jakartaDate(now), customerType, subtotal });
  if (problem || !coupon) return { refused: problem ?? { code: 'COUPON_UNKNOWN' } };
  return { writes: null, reply: coupon };
}
