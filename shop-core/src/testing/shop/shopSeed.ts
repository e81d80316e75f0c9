import type { OrderRequest } from '../../contract/calls/checkout.ts';
import type { NewReview } from '../../contract/calls/review.ts';
import type { About } from '../../contract/entities/about.ts';
import type { City, District, Province, Subdistrict } from '../../contract/entities/areas.ts';
import type { BillingAddress } from '../../contract/entities/billingAddress.ts';
import type { BlogPage, Dashboard, Menu } from '../../contract/entities/content.ts';
import type { Customer } from '../../contract/entities/customer.ts';
import type { DeliveryDays } from '../../contract/entities/deliveryDays.ts';
import type { Notification } from '../../contract/entities/notification.ts';
import type { ProductDetail } from '../../contract/entities/product.ts';
import type { Company, Profile } from '../../contract/entities/profile.ts';
import type { ShippingOption } from '../../contract/entities/shipping.ts';
import type { Store } from '../../rules/catalogue/store.ts';
import type { OrderFigures } from '../../rules/checkout/orderFigures.ts';
import type { OrderStatus } from '../../rules/checkout/orderStatus.ts';
import type { Coupon, CouponType } from '../../rules/coupon/coupon.ts';
import type { Milligram } from '../../rules/money/milligram.ts';
import type { Rupiah } from '../../rules/money/rupiah.ts';
import type { ZakatEntry } from '../../rules/zakat/zakatEntry.ts';

/** Someone who can log in. */
export interface SeedCustomer {
  readonly profile: Profile;
  readonly password: string;
  readonly billing: BillingAddress;
  /** Points to redeem. */
  readonly points: number;
  /** What else is known of them; as of someone new where it says nothing. */
  readonly details?: Partial<CustomerDetails>;
  readonly notifications?: readonly Notification[];
  readonly lines?: readonly SeedLine[];
  readonly zakat?: readonly SeedZakat[];
  readonly orders?: readonly SeedOrder[];
  readonly reviews?: readonly SeedReview[];
}

/** A line of a cart. */
export interface SeedLine {
  readonly id: number;
  readonly sku: string;
  readonly quantity: number;
  /** The price the shopper saw. */
  readonly price: Rupiah;
}

export interface SeedZakat extends ZakatEntry {
  readonly id: number;
  readonly goldType: string;
  readonly weight: Milligram;
  readonly price: Rupiah;
}

/** An order that was placed before the shop opened; its stock and its points are gone already. */
export interface SeedOrder {
  readonly code: string;
  readonly placedAt: Date;
  readonly request: OrderRequest;
  readonly figures: OrderFigures;
  readonly lines: readonly (SeedLine & { readonly name: string; readonly attribute: string | null })[];
  readonly coupon: { readonly code: string; readonly type: CouponType } | null;
  /** The Idempotency-Key that it was sent with. */
  readonly key: string | undefined;
  readonly status: OrderStatus;
}

export interface SeedReview extends NewReview {
  readonly id: number;
  readonly name: string;
  readonly submittedAt: Date;
  readonly isApproved: boolean;
}

/** What the shop knows of a customer beside the profile that browsers keep. */
export type CustomerDetails = Pick<
  Customer,
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'avatar'
  | 'level'
  | 'levelId'
  | 'lastTransactionDate'
  | 'lastUpdate'
  | 'lastLoginDate'
  | 'influencers'
  | 'pendingEmail'
>;

/** A blog article, or a static page. */
export interface SeedPage extends BlogPage {
  readonly isBlog: boolean;
}

/** What people read in the shop. */
export interface SeedContent {
  readonly menu: readonly Menu[];
  readonly whatsApp: string | null;
  /** Of the home page; its products and news are those of the shop. */
  readonly home: Omit<Dashboard, 'products' | 'blogs'>;
  readonly pages: readonly SeedPage[];
  readonly about: About;
}

export interface SeedProduct extends ProductDetail {
  /** Reward points of one piece. */
  readonly fixedPoint: number;
}

export interface SeedCourier extends ShippingOption {
  /** The name of its service. */
  readonly service: string;
  /** How many days it takes. */
  readonly days?: DeliveryDays | null;
  readonly firstKg: Rupiah;
  readonly nextKg: Rupiah;
  /** What insuring costs, in hundredths of a percent of the value; 0 where nothing is insured. */
  readonly insuranceBasisPoints: number;
  /** Where it does not go, by sub-district. */
  readonly notTo: readonly number[];
}

export interface SeedBank {
  readonly id: number;
  readonly name: string;
  readonly accountName: string;
  readonly accountNumber: string;
}

/** A sub-district with everything above it. */
export interface SeedArea {
  readonly province: Province;
  readonly city: City;
  readonly district: District;
  readonly subdistrict: Subdistrict;
}

export interface SeedCoupon extends Omit<Coupon, 'used' | 'usedByCustomer'> {
  readonly description: string | null;
}

/** What a shop holds when it opens. */
export interface ShopSeed {
  readonly now: Date;
  readonly store: Store;
  readonly customers: readonly SeedCustomer[];
  readonly products: readonly SeedProduct[];
  readonly coupons: readonly SeedCoupon[];
  readonly couriers: readonly SeedCourier[];
  readonly banks: readonly SeedBank[];
  readonly areas: readonly SeedArea[];
  /** Today's price of a gram of fine gold; null while nobody has set one. */
  readonly goldPrice: Rupiah | null;
  readonly companies: readonly Company[];
  readonly content: SeedContent;
}
