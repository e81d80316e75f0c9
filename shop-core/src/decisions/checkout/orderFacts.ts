import type { ProfileToOrder } from '../../rules/account/isProfileComplete.ts';
import type { Address } from '../../rules/address/address.ts';
import type { BillingForm } from '../../rules/address/billingProblems.ts';
import type { Held } from '../../rules/budget/whyNotHold.ts';
import type { Store } from '../../rules/catalogue/store.ts';
import type { CustomerType } from '../../rules/constants.ts';
import type { Coupon } from '../../rules/coupon/coupon.ts';
import type { Rupiah } from '../../rules/money/rupiah.ts';
import type { BasketLine } from '../cart/basketLine.ts';

/** The areas that a sub-district lies in. */
export type AreaOfOrder = Pick<Address, 'province' | 'city' | 'district' | 'subdistrict'>;

/** Pieces of a sku in an order that waits for its payment. */
export interface UnpaidLine extends Held {
  readonly order: number | string;
  readonly sku: string;
  readonly pieces: number;
}

/** What says where an order goes. */
export interface DeliveryFacts {
  readonly lines: readonly BasketLine[];
  /** The courier that the order names; undefined where there is none of that id. */
  readonly courier: { readonly code: string } | undefined;
  /** Null while the customer has none. */
  readonly billing: BillingForm | null;
  /** Where the sub-district of the dropship address lies; undefined where there is no such one, or no dropship address. */
  readonly area: AreaOfOrder | undefined;
}

/** What an order is made of, as it is locked while it is placed. */
export interface OrderFacts<C extends Coupon = Coupon> extends DeliveryFacts {
  readonly store: Store;
  readonly customerType: CustomerType;
  readonly isReseller: boolean;
  readonly profile: ProfileToOrder;
  readonly hasBank: boolean;
  /** That of the code that the order names. */
  readonly coupon: C | undefined;
  readonly activePoints: number;
  /** What the courier asks for the parcel ({@link orderParcel}); null where it does not go, undefined while nobody asked. */
  readonly quote: { readonly cost: Rupiah } | null | undefined;
  /** What the customer holds unpaid. */
  readonly unpaid: readonly UnpaidLine[];
}
