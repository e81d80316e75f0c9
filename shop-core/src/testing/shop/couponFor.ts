import { usableCoupon } from '../../decisions/coupon/usableCoupon.ts';
import type { Decision } from '../../decisions/decision.ts';
import { cartSubtotal } from '../../rules/cart/cartSubtotal.ts';
import type { Coupon } from '../../rules/coupon/coupon.ts';
import { normalisedCode } from '../../rules/coupon/normalisedCode.ts';
import { basketOf } from './basket.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';
import type { SeedCoupon } from './shopSeed.ts';
import { spendHeld } from './spendHeld.ts';

/** A coupon as it stands now: with how often it was used. */
export type HeldCoupon = SeedCoupon & Pick<Coupon, 'used' | 'usedByCustomer'>;

/** The coupon of a code as a customer may use it for the cart there is now; a code that there is not counts as a guess. */
export function guessedCoupon(held: HeldShop, customer: HeldCustomer, written: string): Decision<null, HeldCoupon> {
  const giveBack = spendHeld(held, 'COUPON_GUESS', customer);
  const facts = {
    coupon: findCoupon(held, customer, normalisedCode(written)),
    customerType: customer.profile.typeOfCustomer,
    subtotal: cartSubtotal(basketOf(held, customer)),
  };
  const judged = usableCoupon(facts, held.now);
  if (!('refused' in judged) || judged.refused.code !== 'COUPON_UNKNOWN') giveBack();
  return judged;
}

function findCoupon(
  { coupons, orders }: HeldShop,
  customer: HeldCustomer,
  code: string | undefined,
): HeldCoupon | undefined {
  const coupon = coupons.find((each) => each.code === code);
  const carrying = orders.filter((order) => order.coupon?.code === code && order.status !== 'cancelled');
  const usedByCustomer = carrying.filter((order) => order.customer === customer).length;
  return coupon && { ...coupon, used: carrying.length, usedByCustomer };
}
