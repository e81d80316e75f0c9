import type { CustomerType } from '../constants.ts';
import type { CalendarDate } from '../dates/calendarDate.ts';
import { type Rupiah, rupiah } from '../money/rupiah.ts';
import type { ProblemOf } from '../problem.ts';
import type { Coupon } from './coupon.ts';

type CouponProblem = ProblemOf<
  | 'COUPON_UNKNOWN'
  | 'COUPON_SEGMENT_NOT_ALLOWED'
  | 'COUPON_NOT_YET'
  | 'COUPON_EXPIRED'
  | 'COUPON_USED_UP'
  | 'COUPON_LIMIT_REACHED'
  | 'COUPON_BELOW_MINIMUM'
>;

/** The cart and the day a coupon is to be used on. */
export interface CouponAttempt {
  readonly today: CalendarDate;
  readonly customerType: CustomerType;
  /** What the lines cost. */
  readonly subtotal: Rupiah;
}

/**
 * Why a coupon cannot be used, or undefined. What nobody can change comes first, what the shopper can change by buying
 * more last: COUPON_UNKNOWN, COUPON_SEGMENT_NOT_ALLOWED, COUPON_NOT_YET, COUPON_EXPIRED (the last day is included),
 * COUPON_USED_UP, COUPON_LIMIT_REACHED, COUPON_BELOW_MINIMUM.
 */
export function whyNotCoupon(
  coupon: Omit<Coupon, 'code' | 'type' | 'benefit' | 'withFreeShipping'> | null | undefined,
  { today, customerType, subtotal }: CouponAttempt,
): CouponProblem | undefined {
  if (!coupon) return { code: 'COUPON_UNKNOWN' };
  const { segment, from, until, quota, customerLimit, minimum } = coupon;
  if (segment !== 'ALL' && segment !== customerType) return { code: 'COUPON_SEGMENT_NOT_ALLOWED', segment };
  if (from !== null && today < from) return { code: 'COUPON_NOT_YET', from };
  if (until !== null && today > until) return { code: 'COUPON_EXPIRED', until };
  if (quota !== null && coupon.used >= quota) return { code: 'COUPON_USED_UP' };
  if (customerLimit !== null && coupon.usedByCustomer >= customerLimit) {
    return { code: 'COUPON_LIMIT_REACHED', limit: customerLimit };
  }
  if (subtotal < minimum) return { code: 'COUPON_BELOW_MINIMUM', minimum, missing: rupiah(minimum - subtotal) };
  return undefined;
}
