import { getCoupon, previewCoupon } from 'shop-core/contract';
import { couponGain } from 'shop-core/decisions';
import { cartSubtotal, isBlank, jakartaDate, rupiah } from 'shop-core/rules';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { accepted } from '../accepted.ts';
import { loadBasket } from '../basket.ts';
import { countingGuesses } from '../couponGuesses.ts';
import type { Customer, ShopDesk } from '../desk.ts';
import { judgeCoupon } from '../judgeCoupon.ts';

/** What a coupon would do to the cart as it is (S7.50, S7.59). Nothing is taken before the order. */
export function couponRoutes(desk: ShopDesk, { database: { db }, now }: Services): void {
  const usableCoupon = (customer: Customer, written: string, network: string) =>
    countingGuesses(db, { customer: customer.id, network }, now(), async () => {
      const lines = await loadBasket(db, customer, jakartaDate(now()));
      const { reply } = accepted(await judgeCoupon(db, { customer, written, lines, now: now() }), now());
      return { coupon: reply, subtotal: cartSubtotal(lines) };
    });

  serve(desk, getCoupon, async ({ params }, { caller, request }) => {
    const { coupon } = await usableCoupon(caller, params.code, request.ip);
    return { code: coupon.code, couponType: coupon.type, description: coupon.description };
  });

  // What the client takes the lines to cost is not looked at: the cart in the database is added up.
  serve(desk, previewCoupon, async ({ body: { couponCode } }, { caller, request }) => {
    if (couponCode === null || isBlank(couponCode)) return couponGain(null, rupiah(0));
    const { coupon, subtotal } = await usableCoupon(caller, couponCode, request.ip);
    return couponGain(coupon, subtotal);
  });
}
