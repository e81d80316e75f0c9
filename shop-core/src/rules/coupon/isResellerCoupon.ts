import type { CouponType } from './coupon.ts';

/**
 * Whether a coupon of this type makes the order it is used on a reseller's, one that earns no points (S6.19). It never
 * makes the customer one.
 */
export function isResellerCoupon({ name }: Pick<CouponType, 'name'>): boolean {
  return name.trim().toLowerCase() === 'reseller';
}
