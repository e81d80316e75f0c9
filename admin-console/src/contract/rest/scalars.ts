import { orNull } from 'shop-core/wire';
import * as z from 'zod/mini';

const largest = 90_000_000_000_000;
const hasTwoDecimals = (value: number) => Math.abs(Math.round(value * 100) / 100 - value) < Number.EPSILON;

/** An amount with at most two decimals, in the currency of its record; what a number holds exactly. */
export const amount = z
  .number()
  .check(z.minimum(-largest), z.maximum(largest), z.refine(hasTwoDecimals, { error: 'two decimals' }));
/** The same where it can't be less than nothing. */
export const positiveAmount = z
  .number()
  .check(z.minimum(0), z.maximum(largest), z.refine(hasTwoDecimals, { error: 'two decimals' }));
/** An amount in rupiah at its booked rate; null for one in another currency without a rate, which has no value in rupiah. */
export const rupiahValue = orNull(z.number());
export const currency = z.enum(['IDR', 'USD', 'SGD', 'EUR']);
/** A whole number that a smallint holds. */
export const small = z.int().check(z.minimum(-32_768), z.maximum(32_767));
export const days = z.int().check(z.minimum(1), z.maximum(3_650));
export const whole = z.int().check(z.nonnegative(), z.maximum(2_147_483_647));
