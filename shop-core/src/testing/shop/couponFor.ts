import { cartSubtotal } from '../../rules/cart/cartSubtotal.ts';
import { normalisedCode } from '../../rules/coupon/normalisedCode.ts';
import { whyNotCoupon } from '../../rules/coupon/whyNotCoupon.ts';
import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import type { Problem } from '../../rules/problem.ts';
import { basketOf } from './basket.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';
import type { SeedCoupon } from './shopSeed.ts';
import { spendHeld } from './spendHeld.ts';

/** The coupon of a code as a customer may use it for the cart there is now, or why not. */
function couponFor(
  held: HeldShop,
  customer: HeldCustomer,
  written: string,
): { readonly problem: Problem } | { readonly problem?: undefined; readonly coupon: SeedCoupon } {
  const code = normalisedCode(written);
  const coupon = held.coupons.find((each) => each.code === code);
  const carrying = held.orders.filter((order) => order.coupon?.code === code && order.status !== 'cancelled');
  const usedByCustomer = carrying.filter((order) => order.customer === customer).length;
  const problem = whyNotCoupon(coupon && { ...coupon, used: carrying.length, usedByCustomer }, {
    today: jakartaDate(held.now),
    customerType: customer.profile.typeOfCustomer,
    subtotal: cartSubtotal(basketOf(held, customer)),
  });
  return problem || !coupon ? { problem: problem ?? { code: 'COUPON_UNKNOWN' } } : { coupon };
}

/** The same, where a code that there is not counts as a guess. */
export function guessedCoupon(held: HeldShop, customer: HeldCustomer, written: string): ReturnType<typeof couponFor> {
  const giveBack = spendHeld(held, 'COUPON_GUESS', customer);
  const judged = couponFor(held, customer, written);
  if (judged.problem?.code !== 'COUPON_UNKNOWN') giveBack();
  return judged;
}
