import type { Address } from '../address/address.ts';
import { type Rupiah, rupiah } from '../money/rupiah.ts';
import type { Problem } from '../problem.ts';
import { type DropshipForm, emptyDropship } from './dropshipProblems.ts';

/** What is known of the cost of shipping. Only 'fresh' is a price; 'stale' was one for another parcel or place. */
export type ShippingQuote =
  | { readonly status: 'none' }
  | { readonly status: 'checking'; readonly request: number }
  | {
      readonly status: 'fresh';
      readonly cost: Rupiah;
      readonly description: string | null;
      /** How many days it takes, where the back end says so. */
      readonly days?: { readonly from: number; readonly to: number } | null | undefined;
    }
  | { readonly status: 'stale' }
  | { readonly status: 'unavailable'; readonly problem: Problem };

/** What is to be sent, and where if nobody says otherwise. It comes from the cart and the account, not from the form. */
export interface Parcel {
  readonly billing: Address | null;
  readonly weightKg: number;
  readonly itemValue: Rupiah;
  readonly isOnlineOnly: boolean;
}

/** Everything a shopper has chosen at the checkout, and what is known of the shipping cost. */
export interface CheckoutState {
  readonly courier: string | null;
  readonly wantsDropship: boolean;
  readonly dropship: DropshipForm;
  readonly note: string;
  readonly bankId: number | null;
  readonly hasAcceptedTerms: boolean;
  /** The coupon the shopper wants to use; what it gives is asked for this cart each time. */
  readonly couponCode: string | null;
  /** Points the shopper wants to redeem, 0 for none. */
  readonly redeemPoints: number;
  readonly hasConfirmedRedeemAll: boolean;
  readonly parcel: Parcel;
  readonly quote: ShippingQuote;
}

/** A checkout nobody has touched. */
export const emptyCheckout: CheckoutState = {
  courier: null,
  wantsDropship: false,
  dropship: emptyDropship,
  note: '',
  bankId: null,
  hasAcceptedTerms: false,
  couponCode: null,
  redeemPoints: 0,
  hasConfirmedRedeemAll: false,
  parcel: { billing: null, weightKg: 1, itemValue: /* @__PURE__ */ rupiah(0), isOnlineOnly: false },
  quote: { status: 'none' },
};
