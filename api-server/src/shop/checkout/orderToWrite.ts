import type { Quote } from '../../couriers/shipment.ts';
import type { FoundCoupon } from '../../loyalty/coupons.ts';
import type { BasketLine } from '../basket.ts';
import type { Billing, Dropship } from './addresses.ts';
import type { Bank, Buyer } from './store.ts';

/** An order that is written, with the rows that it names. */
export interface OrderToWrite {
  readonly buyer: Buyer;
  readonly bank: Bank;
  readonly billing: Billing;
  readonly dropship: Dropship | null;
  readonly lines: readonly BasketLine[];
  readonly courier: { readonly id: number; readonly name: string; readonly quote: Quote } | null;
  readonly coupon: FoundCoupon | null;
}
