import { payWithinMinutes } from '../constants.ts';

/** How many count at once: those of the last minutes, or without a time those that are still held. */
export interface Allowance {
  readonly most: number;
  /** Or so large a part of all there is, where that is more. */
  readonly orPart?: number;
  readonly minutes?: number;
}

/** Whose uses are counted together. An address is a mailbox, a network an IPv4 address or the /64 of an IPv6 one. */
export type Holder = 'customer' | 'address' | 'network';

const hour = 60;
const day = 24 * hour;

/**
 * What a person can hold or use up free of charge, and how much of it: the only place where that is said. What costs nothing
 * and is not here is not scarce; `callBudgets` of the server says of each call which of these it asks, or why none.
 */
export const budgets = {
  /** Orders that nobody has paid for yet. */
  UNPAID_ORDER: { customer: [{ most: 3 }], network: [{ most: 60, minutes: payWithinMinutes }] },
  /** Pieces of one sku in unpaid orders: the last one, or half of what is there. */
  UNPAID_PIECE: { customer: [{ most: 1, orPart: 0.5 }] },
  /** Unique codes held before an order. */
  UNIQUE_CODE: { customer: [{ most: 1 }], network: [{ most: 60, minutes: payWithinMinutes }] },
  CART_LINE: { customer: [{ most: 100 }] },
  COUPON_GUESS: { customer: [{ most: 10, minutes: 1 }], network: [{ most: 60, minutes: 1 }] },
  /** Costs that a rate service outside is asked for. */
  SHIPPING_QUOTE: { customer: [{ most: 60, minutes: 10 }], network: [{ most: 300, minutes: 10 }] },
  REVIEW: { customer: [{ most: 10, minutes: day }], network: [{ most: 50, minutes: day }] },
  QUIZ: { address: [{ most: 3, minutes: day }], network: [{ most: 30, minutes: 15 }] },
  ZAKAT_ENTRY: { customer: [{ most: 1_000 }] },
  AVATAR: { customer: [{ most: 20, minutes: 15 }] },
  REGISTRATION: {
    network: [
      { most: 30, minutes: 15 },
      { most: 100, minutes: day },
    ],
  },
  /** Accounts made for one mailbox, each with a mail. */
  WELCOME_MAIL: { address: [{ most: 5, minutes: day }] },
  /** Registrations with somebody's referral code, counted for the customer whose code it is. */
  REFERRAL_SIGN_UP: { customer: [{ most: 50, minutes: day }] },
  /** Mails to somebody whose address another registers with. */
  REGISTRATION_MAIL: {
    address: [
      { most: 1, minutes: 15 },
      { most: 5, minutes: day },
    ],
  },
  EMAIL_CHANGE: { customer: [{ most: 5, minutes: hour }], network: [{ most: 30, minutes: hour }] },
  /** Mails to an address that a customer wants to change to. */
  EMAIL_CHANGE_MAIL: {
    address: [
      { most: 1, minutes: 15 },
      { most: 5, minutes: day },
    ],
  },
  PASSWORD_LINK: { network: [{ most: 5, minutes: hour }] },
  /** Mails with a link to a new password. One is good for an hour, so the owner of an address is never without. */
  PASSWORD_MAIL: { address: [{ most: 1, minutes: 15 }] },
  NEW_PASSWORD: { network: [{ most: 5, minutes: hour }] },
  /** Wrong guesses at somebody's password. */
  PASSWORD_GUESS: { customer: [{ most: 10, minutes: 15 }], network: [{ most: 30, minutes: 15 }] },
} as const satisfies { readonly [what: string]: { readonly [H in Holder]?: readonly Allowance[] } };

/** One of the things that are held or used up free of charge. */
export type HeldThing = keyof typeof budgets;

/** What one holder may have of a thing; empty where nobody counts them so. */
export function allowancesOf(what: HeldThing, holder: Holder): readonly Allowance[] {
  const budget: { readonly [H in Holder]?: readonly Allowance[] } = budgets[what];
  return budget[holder] ?? [];
}
