import { orNull, wire } from '../../wire/index.ts';
import type * as z from '../../wire/zod.ts';
import { words } from '../scalars.ts';

export const couponType = wire({ code: ['code', words], name: ['name', words] });

/** The answer of GET /coupon/{code}: its type decides what is shown of it (S9.17) and whether points are earned (S6.19). */
export const coupon = wire({
  code: ['code', words],
  couponType: ['coupon-type', couponType],
  // Ours: what the coupon is for, in a sentence.
  description: ['description', orNull(words)],
});

export type CouponReply = z.output<typeof coupon>;
