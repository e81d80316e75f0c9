import type { Coupon } from '../../rules/coupon/coupon.ts';
import { couponDiscount } from '../../rules/coupon/couponDiscount.ts';
import { isFreeShipping } from '../../rules/coupon/isFreeShipping.ts';
import { type Rupiah, rupiah } from '../../rules/money/rupiah.ts';

/** What a preview of a coupon answers (S7.59). */
export interface CouponGain {
  readonly discountCoupon: Rupiah;
  readonly isFreeShipping: boolean;
}

/** What a coupon gives for lines of this cost; nothing without one. */
export function couponGain(coupon: Coupon | null, subtotal: Rupiah): CouponGain {
  if (!coupon) return { discountCoupon: rupiah(0), isFreeShipping: false };
  return { discountCoupon: couponDiscount(coupon, subtotal), isFreeShipping: isFreeShipping(coupon) };
}
