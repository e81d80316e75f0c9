import { type CalendarDate, cartSubtotal, type Problem } from 'shop-core/rules';
import { normalisedCode, whyNotCoupon } from 'shop-core/rules/back-office';
import type { Db } from '../db/database.ts';
import { type FoundCoupon, findCoupon } from '../loyalty/coupons.ts';
import type { BasketLine } from './basket.ts';
import type { Customer } from './desk.ts';

/** Why a customer can't use a coupon for these lines today, or the coupon. */
export type JudgedCoupon =
  | { readonly problem: Problem; readonly coupon?: never }
  | { readonly problem?: never; readonly coupon: FoundCoupon };

interface Attempt {
  readonly customer: Customer;
  /** The code as it was written. */
  readonly written: string;
  readonly lines: readonly BasketLine[];
  readonly today: CalendarDate;
}

/** Asks the rule about the coupon of a code. With `lock` it stays as it is until the transaction ends. */
export async function judgeCoupon(
  db: Db,
  { customer, written, lines, today }: Attempt,
  { lock = false } = {},
): Promise<JudgedCoupon> {
  const code = normalisedCode(written);
  const coupon = code === undefined ? undefined : await findCoupon(db, code, customer.id, { lock });
  const problem = whyNotCoupon(coupon, { today, customerType: customer.type, subtotal: cartSubtotal(lines) });
  return problem || !coupon ? { problem: problem ?? { code: 'COUPON_UNKNOWN' } } : { coupon };
}
