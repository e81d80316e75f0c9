import type { BillingAddress } from '../../contract/entities/billingAddress.ts';
import type { Notification } from '../../contract/entities/notification.ts';
import type { PointRow } from '../../contract/entities/pointHistory.ts';
import type { Profile } from '../../contract/entities/profile.ts';
import type { HeldThing } from '../../rules/budget/budgets.ts';
import type { Held } from '../../rules/budget/whyNotHold.ts';
import type { Store } from '../../rules/catalogue/store.ts';
import type { OrderStatus } from '../../rules/checkout/orderStatus.ts';
import type { Rupiah } from '../../rules/money/rupiah.ts';
import type {
  CustomerDetails,
  SeedCoupon,
  SeedLine,
  SeedOrder,
  SeedProduct,
  SeedReview,
  SeedZakat,
  ShopSeed,
} from './shopSeed.ts';

export interface HeldLine extends Omit<SeedLine, 'quantity' | 'price'> {
  quantity: number;
  price: Rupiah;
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
  /** The keys of the presses that added something. */
  readonly adds: Set<string>;
  zakat: SeedZakat[];
}

export interface HeldProduct extends Omit<SeedProduct, 'regularPrice' | 'stock' | 'variations'> {
  regularPrice: Rupiah;
  stock: number;
  variations: (Omit<SeedProduct['variations'][number], 'stock'> & { stock: number })[];
}

export interface HeldOrder extends Omit<SeedOrder, 'status'> {
  readonly customer: HeldCustomer;
  status: OrderStatus;
}

/** A mail that the shop sent. */
export interface SentMail {
  readonly to: string;
  readonly kind: 'WELCOME' | 'ACCOUNT_EXISTS' | 'PASSWORD_LINK' | 'NEW_PASSWORD' | 'EMAIL_LINK' | 'LOGIN_CODE';
  /** The one-time password, the code or the token that it carries. */
  readonly secret: string | null;
}

export interface HeldReview extends Omit<SeedReview, 'isApproved'> {
  isApproved: boolean;
}

/** One use of a thing, by a customer or a mailbox. */
export interface HeldUse extends Held {
  readonly what: HeldThing;
  readonly key: HeldCustomer | string;
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
  /** Which customers logged in on a device, by its token. */
  readonly devices: Map<string, Set<HeldCustomer>>;
  /** On which of them each open login is. */
  readonly loginDevices: Map<string, string>;
  /** When a login failed, by who guessed and at what. */
  readonly guesses: Map<string, readonly Date[]>;
  readonly loginCodes: Map<string, { readonly customer: HeldCustomer; readonly until: Date }>;
  readonly passwordLinks: Map<string, HeldCustomer>;
  readonly emailLinks: Map<string, { readonly customer: HeldCustomer; readonly email: string }>;
  readonly mails: SentMail[];
  readonly uniqueCodes: Map<HeldCustomer, { bankId: number; code: number; until: Date }>;
  readonly orders: HeldOrder[];
  readonly reviews: HeldReview[];
  /** What was used up of the budgets that are counted in time. */
  readonly uses: HeldUse[];
  readonly nextId: () => number;
  readonly nextOrderCode: () => string;
}
