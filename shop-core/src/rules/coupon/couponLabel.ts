import { namedCouponType } from '../constants.ts';
import type { Rupiah } from '../money/rupiah.ts';
import { formatRupiah } from '../text/formatRupiah.ts';
import type { CouponType } from './coupon.ts';

/** What is shown as worth of a used coupon: the amount it took off, of type CT-4 the name of the type (S9.17). */
export function couponLabel({ code, name }: CouponType, discount: Rupiah): string {
  return code === namedCouponType ? name : formatRupiah(discount);
}
