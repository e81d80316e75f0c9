import { type Named, orNull, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { words } from '../scalars.ts';

// Of a coupon S7.59 lists its type's name alone; the codes are ours (S9.17 needs that of the type).
const code = z.catch(words, '');

export const couponType = wire({ code: ['code', code], name: ['name', words] });

/** The answer of GET /coupon/{code}: its type decides what is shown of it (S9.17) and whether points are earned (S6.19). */
export interface CouponReply extends z.output<typeof couponWire> {}
const couponWire = wire({
  code: ['code', code],
  couponType: ['coupon-type', couponType],
  // Ours: what the coupon is for, in a sentence.
  description: ['description', orNull(words)],
});
export const coupon: Named<CouponReply> = couponWire;
