import type { Coupon } from './coupon.ts';

/** Whether nothing is charged for shipping with this coupon (S4.18). */
export function isFreeShipping({ benefit, withFreeShipping }: Pick<Coupon, 'benefit' | 'withFreeShipping'>): boolean {
  return withFreeShipping || benefit.kind === 'FREE_SHIPPING';
}
