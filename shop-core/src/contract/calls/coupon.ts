import { call, orNull, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { coupon } from '../entities/coupon.ts';
import { count, money, text } from '../scalars.ts';

const previewFields = {
  customerCode: ['customer-code', text(64)],
  couponCode: ['coupon-code', orNull(text(64))],
  redeemPoint: ['redeem-point', count],
  // What the client takes the lines to cost; the server adds its own cart up.
  totalPrice: ['total-price', money],
} as const;

/** S7.49. A preview: nothing is taken before the order. Answers the points that would be taken. */
export const previewRedeem = call('PUT /order/redeem', {
  auth: 'customer',
  isRepeatable: true,
  body: wire(previewFields),
  reply: wire({ redeemPoint: ['redeem-point', count] }),
});

/** S7.50. A preview as well. */
export const previewCoupon = call('PUT /order', {
  auth: 'customer',
  isRepeatable: true,
  body: wire(previewFields),
  reply: wire({ discountCoupon: ['discount-coupon', money], isFreeShipping: ['is-freeongkir', z.boolean()] }),
});

/** S7.59 */
export const getCoupon = call('GET /coupon/{code}', {
  auth: 'customer',
  params: wire({ code: ['code', text(64)] }),
  reply: coupon,
});

export type OrderPreview = z.output<typeof previewCoupon.body>;
