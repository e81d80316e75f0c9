import { budgets, type HeldThing, type Holder } from '../rules/budget/budgets.ts';
import { productSegments, sapMinimumValue } from '../rules/constants.ts';
import { type CalendarDate, isCalendarDate } from '../rules/dates/calendarDate.ts';
import { isProblemCode } from '../rules/isProblemCode.ts';
import { isMilligram, milligram } from '../rules/money/milligram.ts';
import { isRupiah, type Rupiah, rupiah } from '../rules/money/rupiah.ts';
import type { MissingThing, Problem, ProblemCode, ProblemDetails } from '../rules/problem.ts';

// A record, so that none can be forgotten: what stands behind a thing says nothing.
const things: { readonly [T in MissingThing]: null } = {
  PRODUCT: null,
  CART_LINE: null,
  ORDER: null,
  PAGE: null,
  CUSTOMER: null,
  COMPANY: null,
  AREA: null,
  BANK: null,
  ZAKAT_ENTRY: null,
  ROUTE: null,
};

const holders: readonly Holder[] = ['customer', 'address', 'network'];

type Params = { readonly [name: string]: unknown };
type Carrying = { [C in ProblemCode]: keyof ProblemDetails[C] extends never ? never : C }[ProblemCode];

const wait = ({ retryAfterSeconds }: Params) => ({ retryAfterSeconds: number(retryAfterSeconds, 0) });

/** What a problem carries beside its code, with something to say where the server sent it otherwise or not at all. */
const particulars: { readonly [C in Carrying]: (params: Params) => ProblemDetails[C] } = {
  LOGIN_CODE_NEEDED: wait,
  TOO_MANY_TRIES: wait,
  RATE_LIMITED: wait,
  HELD_TOO_MUCH: ({ what, holder, most, freeAt, item }) => ({
    what: isHeldThing(what) ? what : 'UNPAID_ORDER',
    holder: holders.find((each) => each === holder) ?? 'customer',
    most: number(most, 1),
    freeAt: moment(freeAt),
    ...(typeof item === 'string' && { item }),
  }),
  NOT_FOUND: ({ what }) => ({ what: isThing(what) ? what : 'PAGE' }),
  STORE_CLOSED: ({ notice }) => ({ notice: word(notice) }),
  OUT_OF_STOCK: ({ available }) => ({ available: number(available, 0) }),
  SHIPPING_MINIMUM: ({ above }) => ({ above: amount(above, sapMinimumValue) }),
  // The sentences of the fields travel beside the problem, in `errors`.
  FORM_INVALID: () => ({ fields: [] }),
  PRICING_CHANGED: ({ differing }) => ({
    differing: Array.isArray(differing) && differing.every((name) => typeof name === 'string') ? differing : [],
  }),
  ORDER_MOVE_NOT_ALLOWED: ({ from, to }) => ({ from: word(from), to: word(to) }),
  COUPON_SEGMENT_NOT_ALLOWED: ({ segment }) => ({
    segment: productSegments.find((each) => each === segment) ?? 'CORPORATE',
  }),
  COUPON_NOT_YET: ({ from }) => ({ from: day(from) }),
  COUPON_EXPIRED: ({ until }) => ({ until: day(until) }),
  COUPON_LIMIT_REACHED: ({ limit }) => ({ limit: number(limit, 1) }),
  COUPON_BELOW_MINIMUM: ({ minimum, missing }) => ({ minimum: amount(minimum, 0), missing: amount(missing, 0) }),
  POINTS_EXCEED: ({ active }) => ({ active: number(active, 0) }),
  GOLD_NOT_HELD: ({ date, missing }) => ({
    date: day(date),
    missing: typeof missing === 'number' && isMilligram(missing) ? missing : milligram(0),
  }),
};

/** The problem that a failure names, whole; undefined for a code that this version doesn't know. */
export function knownProblem(code: string | undefined, params: Params = {}): Problem | undefined {
  if (code === undefined || !isProblemCode(code)) return undefined;
  const carried = Object.hasOwn(particulars, code) ? particulars[code as Carrying](params) : {};
  return { ...carried, code } as Problem;
}

function isThing(value: unknown): value is MissingThing {
  return typeof value === 'string' && Object.hasOwn(things, value);
}

function isHeldThing(value: unknown): value is HeldThing {
  return typeof value === 'string' && Object.hasOwn(budgets, value);
}

function word(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function number(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

function amount(value: unknown, otherwise: number): Rupiah {
  return typeof value === 'number' && isRupiah(value) ? value : rupiah(otherwise);
}

function day(value: unknown): CalendarDate | null {
  return typeof value === 'string' && isCalendarDate(value) ? value : null;
}

// As the wire writes them; Date reads more, and makes a day of '-1'.
const isInstant = /^\d{4}-\d\d-\d\dT/;

/** The last moment that can be told: whatever is later is no moment of this shop. */
const lastMoment = Date.UTC(9999, 0);

function moment(value: unknown): Date | null {
  const time = typeof value === 'string' && isInstant.test(value) ? Date.parse(value) : Number.NaN;
  return time >= 0 && time < lastMoment ? new Date(time) : null;
}
