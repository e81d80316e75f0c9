import type { Decision } from 'shop-core/decisions';
import { usableCoupon } from 'shop-core/decisions';
import { cartSubtotal } from 'shop-core/rules';
import { normalisedCode } from 'shop-core/rules/back-office';
import type { Db } from '../db/database.ts';
import { type FoundCoupon, findCoupon } from '../loyalty/coupons.ts';
import type { BasketLine } from './basket.ts';
import type { Customer } from './desk.ts';

interface Attempt {
  readonly customer: Customer;
  /** The code as it was written. */
  readonly written: string;
  readonly lines: readonly BasketLine[];
  readonly now: Date;
}

/** The coupon of a code as a customer may use it for these lines. With `lock` it stays as it is until the transaction ends. */
export async function judgeCoupon(
  db: Db,
  { customer, written, lines, now }: Attempt,
  { lock = false } = {},
): Promise<Decision<null, FoundCoupon>> {
  const code = normalisedCode(written);
  const coupon = code === undefined ? undefined : await findCoupon(db, code, customer.id, { lock });
  return usableCoupon({ coupon, customerType: customer.type, subtotal: cartSubtotal(lines) }, now);
}
