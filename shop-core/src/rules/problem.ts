import type { HeldThing, Holder } from './budget/budgets.ts';
import type { ProductSegment } from './constants.ts';
import type { CalendarDate } from './dates/calendarDate.ts';
import type { FieldProblem } from './fieldProblem.ts';
import type { Milligram } from './money/milligram.ts';
import type { Rupiah } from './money/rupiah.ts';

type Nothing = Record<never, never>;

/** Which thing was looked for in vain. */
export type MissingThing =
  | 'PRODUCT'
  | 'CART_LINE'
  | 'ORDER'
  | 'PAGE'
  | 'CUSTOMER'
  | 'COMPANY'
  | 'AREA'
  | 'BANK'
  | 'ZAKAT_ENTRY'
  | 'ROUTE';

/**
 * Every reason the shop says no, and what each carries besides its code. A new line here does not compile until
 * it has a sentence in messages/.
 */
export interface ProblemDetails {
  // Who is asking
  LOGIN_REQUIRED: Nothing;
  LOGIN_FAILED: Nothing;
  /**
   * Too much was guessed for a password alone; said to everybody, so it tells nobody what was right. To the right password a
   * code was mailed. Without one it is judged again after so many seconds.
   */
  LOGIN_CODE_NEEDED: { readonly retryAfterSeconds: number };
  /** The mailed code, or the password or name beside it. */
  LOGIN_CODE_WRONG: Nothing;
  TOO_MANY_TRIES: { readonly retryAfterSeconds: number };
  PASSWORD_CHANGE_REQUIRED: Nothing;
  USERNAME_TAKEN: Nothing;
  NOT_FOUND: { readonly what: MissingThing };
  NOT_YOURS: Nothing;
  /** A link of a mail is used up, too old or somebody else's. */
  LINK_INVALID: Nothing;

  // Choosing a product
  VARIATION_REQUIRED_ON_DETAIL: Nothing;
  VARIATION_REQUIRED: Nothing;
  SEGMENT_NOT_ALLOWED: Nothing;
  STORE_CLOSED: { readonly notice: string };
  QUANTITY_INVALID: Nothing;
  OUT_OF_STOCK: { readonly available: number };

  // Writing about a product
  REVIEWS_CLOSED: Nothing;
  REVIEW_EXISTS: Nothing;

  // From the cart to the checkout
  CART_EMPTY: Nothing;
  CART_OBSOLETE: Nothing;
  BILLING_INCOMPLETE: Nothing;
  PROFILE_INCOMPLETE: Nothing;

  // Shipping
  SHIPPING_METHOD_REQUIRED: Nothing;
  COURIER_NOT_OFFERED: Nothing;
  /** No courier of the chosen kind goes to an area. */
  AREA_NOT_SERVED: Nothing;
  DESTINATION_INCOMPLETE: Nothing;
  SHIPPING_NOT_FOUND: Nothing;
  SHIPPING_MINIMUM: { readonly above: Rupiah };
  SHIPPING_COST_UNCHECKED: Nothing;

  // Placing the order
  BANK_REQUIRED: Nothing;
  TERMS_REQUIRED: Nothing;
  FORM_INVALID: { readonly fields: readonly FieldProblem[] };
  REDEEM_ALL_UNCONFIRMED: Nothing;
  PRICING_CHANGED: { readonly differing: readonly string[] };
  CART_CHANGED: Nothing;
  UNIQUE_CODE_STALE: Nothing;
  UNIQUE_CODES_EXHAUSTED: Nothing;
  IDEMPOTENCY_KEY_REUSED: Nothing;
  REQUEST_IN_PROGRESS: Nothing;
  ORDER_MOVE_NOT_ALLOWED: { readonly from: string; readonly to: string };

  // Coupons and points. A date is null when only the code of the problem came over the wire.
  COUPON_UNKNOWN: Nothing;
  COUPON_SEGMENT_NOT_ALLOWED: { readonly segment: ProductSegment };
  COUPON_NOT_YET: { readonly from: CalendarDate | null };
  COUPON_EXPIRED: { readonly until: CalendarDate | null };
  COUPON_USED_UP: Nothing;
  COUPON_LIMIT_REACHED: { readonly limit: number };
  COUPON_BELOW_MINIMUM: { readonly minimum: Rupiah; readonly missing: Rupiah };
  POINTS_INVALID: Nothing;
  POINTS_EXCEED: { readonly active: number };

  // Zakat
  GOLD_NOT_HELD: { readonly date: CalendarDate | null; readonly missing: Milligram };

  // What costs nothing to hold. The moment is null when no waiting helps, only doing something else.
  HELD_TOO_MUCH: {
    readonly what: HeldThing;
    readonly holder: Holder;
    readonly most: number;
    readonly freeAt: Date | null;
    /** Which one, where there are several. */
    readonly item?: string;
  };

  // The line between the two computers
  RATE_LIMITED: { readonly retryAfterSeconds: number };
  BODY_INVALID: Nothing;
  BODY_TOO_LARGE: Nothing;
  BODY_TYPE_UNSUPPORTED: Nothing;
  UNAVAILABLE: Nothing;
  /** The browser says that it has no connection. */
  OFFLINE: Nothing;
  /** There is a connection, but no answer from the shop's server: it is down, elsewhere, or does not allow this origin. */
  UNREACHABLE: Nothing;
  STATUS_UNKNOWN: Nothing;
  UNEXPECTED: Nothing;
}

/** The code of a reason the shop says no for. */
export type ProblemCode = keyof ProblemDetails;

/** The problems with one of these codes. */
export type ProblemOf<C extends ProblemCode> = { [K in C]: { readonly code: K } & ProblemDetails[K] }[C];

/** One reason the shop says no: `switch (problem.code)` narrows it to what it carries. */
export type Problem = ProblemOf<ProblemCode>;
