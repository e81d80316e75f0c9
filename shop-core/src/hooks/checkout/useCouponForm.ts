import { ShopError } from '../../client/shopError.ts';
import { fieldErrors } from '../../messages/fieldErrors.ts';
import { cartSubtotal } from '../../rules/cart/cartSubtotal.ts';
import { couponProblems } from '../../rules/coupon/couponProblems.ts';
import { normalisedCode } from '../../rules/coupon/normalisedCode.ts';
import { cartQuery } from '../cart/cartQuery.ts';
import { type Form, useForm } from '../form/useForm.ts';
import { sessionAtom } from '../provider/sessionAtom.ts';
import type { Shop } from '../provider/shop.ts';
import { type Action, type Result, refuse, useAction } from '../provider/useAction.ts';
import { couponQuery, type GivenCoupon } from './couponQuery.ts';
import { changeCheckout } from './heldCheckout.ts';

export interface CouponFormValues {
  readonly code: string;
}

export interface CouponFormView {
  /** Of the dialog; a code that was refused is cleared from it (S8.31). */
  readonly form: Form<CouponFormValues>;
  /** Uses a coupon without a form; `error.problem` says why not, and how far the cart is from it. */
  readonly apply: Action<string, GivenCoupon>;
}

/**
 * The coupon dialog (S5.39). What can be told here is told here, the server's word is final.
 * @param onApplied told when the coupon is used, to close the dialog
 * @returns A form with one field, `code`, and the same as an action (`apply`). A coupon that holds shows in {@link
 * useCoupon}.
 * @errors LOGIN_REQUIRED, CART_EMPTY, FORM_INVALID for a code that can be none, HELD_TOO_MUCH, and those of coupons:
 * COUPON_UNKNOWN, COUPON_SEGMENT_NOT_ALLOWED, COUPON_NOT_YET (`from`), COUPON_EXPIRED (`until`), COUPON_USED_UP,
 * COUPON_LIMIT_REACHED (`limit`), COUPON_BELOW_MINIMUM (`minimum`, `missing`).
 */
export function useCouponForm(onApplied?: (coupon: GivenCoupon) => void): CouponFormView {
  const apply = useAction(applyCoupon, { outcome: 'couponRedeemed', quiet: ['FORM_INVALID'] });
  const form: Form<CouponFormValues> = useForm<CouponFormValues>({
    defaults: { code: '' },
    keepAs: 'coupon',
    problems: couponProblems,
    submit: async ({ code }): Promise<Result<GivenCoupon>> => {
      const result = await apply.run(code);
      form.reset({ code: '' });
      if (result.ok) onApplied?.(result.value);
      return result;
    },
  });
  return { form, apply };
}

async function applyCoupon(written: string, shop: Shop): Promise<GivenCoupon> {
  const session = shop.store.get(sessionAtom);
  if (session.status !== 'customer') return refuse({ code: 'LOGIN_REQUIRED' });
  const couponCode = normalisedCode(written);
  if (couponCode === undefined) {
    const fields = couponProblems({ code: written });
    throw new ShopError({ code: 'FORM_INVALID', fields }, { fields: fieldErrors(fields) });
  }
  const { customerCode } = session.profile;
  const { lines } = await shop.queryClient.ensureQueryData(cartQuery(shop, customerCode));
  if (lines.length === 0) return refuse({ code: 'CART_EMPTY' });
  const ask = { customerCode, couponCode, totalPrice: cartSubtotal(lines) };
  const given = await shop.queryClient.fetchQuery({ ...couponQuery(shop, ask), staleTime: 0 });
  changeCheckout(shop, { type: 'couponChanged', couponCode });
  return given;
}
