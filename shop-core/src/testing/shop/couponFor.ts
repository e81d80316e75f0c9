import { ShopError } from '../../client/shopError.ts';
import { usableCoupon } from '../../decisions/coupon/usableCoupon.ts';
import { cartSubtotal } from '../../rules/cart/cartSubtotal.ts';
import type { Coupon } from '../../rules/coupon/coupon.ts';
import { normalisedCode } from '../../rules/coupon/normalisedCode.ts';
import { accepted } from './accepted.ts';
import { basketOf } from './basket.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';
import type { SeedCoupon } from './shopSeed.ts';
import { spendHeld } from './spendHeld.ts';

/** A coupon as it stands now: with how often it was used. */
export type HeldCoupon = SeedCoupon & Pick<Coupon, 'used' | 'usedByCustomer'>;

/** The coupon of a code as a customer may use it for the cart there is now; ends the handler with the reason why not. */
export function couponFor(held: HeldShop, customer: HeldCustomer, written: string): HeldCoupon {
  const facts = {
    coupon: findCoupon(held, customer, normalisedCode(written)),
    customerType: customer.profile.typeOfCustomer,
    subtotal: cartSubtotal(basketOf(held, customer)),
  };
  return countingGuesses(held, customer, () => accepted(usableCoupon(facts, held.now)).reply);
}

/** Does something that tells whether there is a coupon of a code: a code that there is not counts as a guess. */
export function countingGuesses<T>(held: HeldShop, customer: HeldCustomer, work: () => T): T {
  const giveBack = spendHeld(held, 'COUPON_GUESS', customer);
  let isGuess = false;
  try {
    return work();
  } catch (error) {
    isGuess = error instanceof ShopError && error.problem.code === 'COUPON_UNKNOWN';
    throw error;
  } finally {
    if (!isGuess) giveBack();
  }
}

export function findCoupon(
  { coupons, orders }: HeldShop,
  customer: HeldCustomer,
  code: string | undefined,
): HeldCoupon | undefined {
  const coupon = coupons.find((each) => each.code === code);
  const carrying = orders.filter((order) => order.coupon?.code === code && order.status !== 'cancelled');
  const usedByCustomer = carrying.filter((order) => order.customer === customer).length;
  return coupon && { ...coupon, used: carrying.length, usedByCustomer };
}
