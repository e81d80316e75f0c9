import { call, type Named, orNull, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { coupon } from '../entities/coupon.ts';
import { count, money, text } from '../scalars.ts';

export interface OrderPreview extends z.output<typeof orderPreviewWire> {}
const orderPreviewWire = wire({
  customerCode: ['customer-code', text(64)],
  couponCode: ['coupon-code', orNull(text(64))],
  redeemPoint: ['redeem-point', count],
  // What the client takes the lines to cost; the server adds its own cart up.
  totalPrice: ['total-price', money],
});
const orderPreview: Named<OrderPreview> = orderPreviewWire;

/** What a coupon would take off, and whether it sends for free. */
export interface CouponPreview extends z.output<typeof couponPreviewWire> {}
const couponPreviewWire = wire({
  discountCoupon: ['discount-coupon', money],
  isFreeShipping: ['is-freeongkir', z.boolean()],
});
const couponPreview: Named<CouponPreview> = couponPreviewWire;

/**
 * S7.49. A preview: nothing is taken before the order. Answers the points that would be taken.
 * @errors POINTS_INVALID, POINTS_EXCEED (`active`).
 */
export const previewRedeem = call('PUT /order/redeem', {
  auth: 'customer',
  isRepeatable: true,
  body: orderPreview,
  reply: wire({ redeemPoint: ['redeem-point', count] }),
});

/**
 * S7.50. What a coupon would take off the cart. A preview as well.
 * @errors the codes of {@link getCoupon}.
 */
export const previewCoupon = call('PUT /order', {
  auth: 'customer',
  isRepeatable: true,
  body: orderPreview,
  reply: couponPreview,
});

/**
 * S7.59. A coupon by its code, when the customer may use it.
 * @errors COUPON_UNKNOWN, COUPON_SEGMENT_NOT_ALLOWED, COUPON_NOT_YET (`from`), COUPON_EXPIRED (`until`), COUPON_USED_UP, COUPON_LIMIT_REACHED
 * (`limit`), COUPON_BELOW_MINIMUM (`minimum`, `missing`), HELD_TOO_MUCH while too many codes were guessed.
 */
export const getCoupon = call('GET /coupon/{code}', {
  auth: 'customer',
  params: wire({ code: ['code', text(64)] }),
  reply: coupon,
});
