import { type NumberBounds, typedBounds } from 'shop-core/rules/typed';
import { orNull } from 'shop-core/wire';
import * as z from 'zod/mini';

const largest = typedBounds.money.maximum;
const hasTwoDecimals = (value: number) => Math.abs(Math.round(value * 100) / 100 - value) < Number.EPSILON;

const twoDecimals = z.refine<number>(hasTwoDecimals, { error: 'two decimals', params: { decimals: 2 } });
const bounds = ({ minimum = 0, maximum }: NumberBounds) => [z.minimum(minimum), z.maximum(maximum)] as const;
/** A number between the bounds that its field has too. */
export const between = (kind: NumberBounds) => z.number().check(...bounds(kind));
/** The same without decimals. */
export const wholeBetween = (kind: NumberBounds) => z.int().check(...bounds(kind));

/** An amount with at most two decimals, in the currency of its record; what a number holds exactly. */
export const amount = z.number().check(z.minimum(-largest), z.maximum(largest), twoDecimals);
/** The same where it can't be less than nothing. */
export const positiveAmount = z.number().check(z.minimum(0), z.maximum(largest), twoDecimals);
/** An amount in rupiah at its booked rate; null for one in another currency without a rate, which has no value in rupiah. */
export const rupiahValue = orNull(z.number());
export const currency = z.enum(['IDR', 'USD', 'SGD', 'EUR']);
/** A whole number that a smallint holds. */
export const small = wholeBetween(typedBounds.place);
export const days = wholeBetween(typedBounds.daysToReport);
export const whole = wholeBetween(typedBounds.whole);
