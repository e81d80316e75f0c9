import { getCoupon, previewCoupon, previewRedeem } from '../../contract/calls/coupon.ts';
import { couponGain } from '../../decisions/coupon/couponGain.ts';
import { cartSubtotal } from '../../rules/cart/cartSubtotal.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { whyNotRedeem } from '../../rules/points/whyNotRedeem.ts';
import { isBlank } from '../../rules/text/isBlank.ts';
import { type FakeRoute, on } from '../server/on.ts';
import { refuse } from '../server/refuse.ts';
import { basketOf } from './basket.ts';
import { callerOf } from './callerOf.ts';
import { couponFor } from './couponFor.ts';
import type { HeldShop } from './heldShop.ts';

/** Coupons and points (S7.49, S7.50, S7.59): previews, nothing is taken before the order. */
export function discountAnswers(held: HeldShop): FakeRoute[] {
  return [
    on(previewCoupon, ({ body: { customerCode, couponCode } }, request) => {
      const caller = callerOf(held, request, customerCode);
      if (couponCode === null || isBlank(couponCode)) return couponGain(null, rupiah(0));
      return couponGain(couponFor(held, caller, couponCode), cartSubtotal(basketOf(held, caller)));
    }),
    on(getCoupon, ({ params }, request) => {
      const { code, type, description } = couponFor(held, callerOf(held, request), params.code);
      return { code, couponType: type, description };
    }),
    on(previewRedeem, ({ body: { customerCode, redeemPoint } }, request) => {
      const problem = whyNotRedeem(redeemPoint, callerOf(held, request, customerCode).points);
      return problem ? refuse(problem) : { redeemPoint };
    }),
  ];
}
