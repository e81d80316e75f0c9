import type { OrderRequest } from '../../contract/calls/checkout.ts';
import type { NewReview } from '../../contract/calls/review.ts';
import type { BillingAddress } from '../../contract/entities/billingAddress.ts';
import type { Notification } from '../../contract/entities/notification.ts';
import type { PointRow } from '../../contract/entities/pointHistory.ts';
import type { Profile } from '../../contract/entities/profile.ts';
import type { Store } from '../../rules/catalogue/store.ts';
import type { OrderFigures } from '../../rules/checkout/orderFigures.ts';
import type { OrderStatus } from '../../rules/checkout/orderStatus.ts';
import type { CouponType } from '../../rules/coupon/coupon.ts';
import type { Milligram } from '../../rules/money/milligram.ts';
import type { Rupiah } from '../../rules/money/rupiah.ts';
import type { ZakatEntry } from '../../rules/zakat/zakatEntry.ts';
import type { CustomerDetails, SeedCoupon, SeedProduct, ShopSeed } from './shopSeed.ts';

export interface HeldLine {
  readonly id: number;
  readonly sku: string;
  quantity: number;
  /** The price the shopper saw. */
  price: Rupiah;
}

export interface HeldZakat extends ZakatEntry {
  readonly id: number;
  readonly goldType: string;
  readonly weight: Milligram;
  readonly price: Rupiah;
}

/** A one-time password that was mailed; once used it still is the current one until a password is chosen. */
export interface MailedPassword {
  readonly password: string;
  readonly isUsed: boolean;
}

export interface HeldCustomer {
  profile: Profile;
  password: string | null;
  mailedPassword: MailedPassword | null;
  billing: BillingAddress;
  details: CustomerDetails;
  readonly notifications: readonly Notification[];
  points: number;
  /** What happened to the points, oldest first. */
  pointRows: PointRow[];
  lines: HeldLine[];
  zakat: HeldZakat[];
}

export interface HeldProduct extends Omit<SeedProduct, 'regularPrice' | 'stock' | 'variations'> {
  regularPrice: Rupiah;
  stock: number;
  variations: (Omit<SeedProduct['variations'][number], 'stock'> & { stock: number })[];
}

export interface HeldOrder {
  readonly code: string;
  readonly customer: HeldCustomer;
  readonly placedAt: Date;
  readonly request: OrderRequest;
  readonly figures: OrderFigures;
  readonly lines: readonly (HeldLine & { readonly name: string; readonly attribute: string | null })[];
  readonly coupon: { readonly code: string; readonly type: CouponType } | null;
  readonly key: string | undefined;
  status: OrderStatus;
}

/** A mail that the shop sent. */
export interface SentMail {
  readonly to: string;
  readonly kind: 'WELCOME' | 'ACCOUNT_EXISTS' | 'PASSWORD_LINK' | 'NEW_PASSWORD' | 'EMAIL_LINK';
  /** The one-time password or the token that it carries. */
  readonly secret: string | null;
}

export interface HeldReview extends NewReview {
  readonly id: number;
  readonly name: string;
  readonly submittedAt: Date;
  isApproved: boolean;
}

/** What a shop in memory holds now. */
export interface HeldShop extends Omit<ShopSeed, 'now' | 'store' | 'customers' | 'products' | 'coupons'> {
  now: Date;
  store: Store;
  readonly coupons: readonly SeedCoupon[];
  readonly customers: HeldCustomer[];
  readonly products: readonly HeldProduct[];
  /** Who each open login belongs to. */
  readonly logins: Map<string, HeldCustomer>;
  /** How long each login lasts, and when it was last used. */
  readonly loginTimes: Map<string, { readonly until: Date; readonly seenAt: Date }>;
  /** The logins that may only choose a password. */
  readonly firstLogins: Set<string>;
  readonly passwordLinks: Map<string, HeldCustomer>;
  readonly emailLinks: Map<string, { readonly customer: HeldCustomer; readonly email: string }>;
  readonly mails: SentMail[];
  readonly uniqueCodes: Map<HeldCustomer, { bankId: number; code: number; until: Date }>;
  readonly orders: HeldOrder[];
  readonly reviews: HeldReview[];
  readonly quizzes: { readonly email: string; readonly at: Date }[];
  readonly nextId: () => number;
}
