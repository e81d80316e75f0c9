import { getCoupon, type OrderPreview, previewCoupon } from 'shop-core/contract';
import { cartSubtotal, isBlank, jakartaDate, rupiah } from 'shop-core/rules';
import { couponDiscount, isFreeShipping } from 'shop-core/rules/back-office';
import { refuse } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { loadBasket } from '../basket.ts';
import { countingGuesses } from '../couponGuesses.ts';
import type { Customer, ShopDesk } from '../desk.ts';
import { judgeCoupon } from '../judgeCoupon.ts';

/** What a coupon would do to the cart as it is (S7.50, S7.59). Nothing is taken before the order. */
export function couponRoutes(desk: ShopDesk, { database: { db }, now }: Services): void {
  const usableCoupon = (customer: Customer, written: string, network: string) =>
    countingGuesses(db, { customer: customer.id, network }, now(), async () => {
      const today = jakartaDate(now());
      const lines = await loadBasket(db, customer, today);
      const { problem, coupon } = await judgeCoupon(db, { customer, written, lines, today });
      return problem ? refuse(problem) : { coupon, subtotal: cartSubtotal(lines) };
    });

  serve(desk, getCoupon, async ({ params }, { caller, request }) => {
    const { coupon } = await usableCoupon(caller, params.code, request.ip);
    return { code: coupon.code, couponType: coupon.type, description: coupon.description };
  });

  // What the client takes the lines to cost is not looked at: the cart in the database is added up.
  serve(desk, previewCoupon, async ({ body: { couponCode } }: { body: OrderPreview }, { caller, request }) => {
    if (couponCode === null || isBlank(couponCode)) return { discountCoupon: rupiah(0), isFreeShipping: false };
    const { coupon, subtotal } = await usableCoupon(caller, couponCode, request.ip);
    return { discountCoupon: couponDiscount(coupon, subtotal), isFreeShipping: isFreeShipping(coupon) };
  });
}
