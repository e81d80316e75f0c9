import * as z from 'zod/mini';
import { money } from '../contract/scalars.ts';
import { productSegments, sapMinimumValue } from '../rules/constants.ts';
import { type CalendarDate, isCalendarDate } from '../rules/dates/calendarDate.ts';
import { isProblemCode } from '../rules/isProblemCode.ts';
import { isMilligram, type Milligram, milligram } from '../rules/money/milligram.ts';
import { rupiah } from '../rules/money/rupiah.ts';
import type { MissingThing, Problem, ProblemCode, ProblemDetails } from '../rules/problem.ts';

const things = {
  PRODUCT: 'PRODUCT',
  CART_LINE: 'CART_LINE',
  ORDER: 'ORDER',
  PAGE: 'PAGE',
  CUSTOMER: 'CUSTOMER',
  COMPANY: 'COMPANY',
  AREA: 'AREA',
  BANK: 'BANK',
  ZAKAT_ENTRY: 'ZAKAT_ENTRY',
  ROUTE: 'ROUTE',
} as const satisfies { readonly [T in MissingThing]: T };

const wait = z.object({ retryAfterSeconds: z.catch(z.number(), 0) });
const word = z.catch(z.string(), '');
const amount = z.catch(money, rupiah(0));
const day = z.catch(z.nullable(z.custom<CalendarDate>(isDay)), null);
const weight = z.custom<Milligram>((value) => typeof value === 'number' && isMilligram(value));

function isDay(value: unknown): boolean {
  return typeof value === 'string' && isCalendarDate(value);
}

type Carrying = { [C in ProblemCode]: keyof ProblemDetails[C] extends never ? never : C }[ProblemCode];

/** What a problem carries beside its code, with something to say where the server sent it otherwise or not at all. */
const particulars: { readonly [C in Carrying]: z.ZodMiniType<ProblemDetails[C]> } = {
  TOO_MANY_TRIES: wait,
  RATE_LIMITED: wait,
  NOT_FOUND: z.object({ what: z.catch(z.enum(things), 'PAGE') }),
  STORE_CLOSED: z.object({ notice: word }),
  OUT_OF_STOCK: z.object({ available: z.catch(z.number(), 0) }),
  SHIPPING_MINIMUM: z.object({ above: z.catch(money, rupiah(sapMinimumValue)) }),
  // The sentences of the fields travel beside the problem, in `errors`.
  FORM_INVALID: z.object({
    fields: z.catch(
      z.custom<[]>(() => false),
      [],
    ),
  }),
  PRICING_CHANGED: z.object({ differing: z.catch(z.array(z.string()), []) }),
  ORDER_MOVE_NOT_ALLOWED: z.object({ from: word, to: word }),
  COUPON_SEGMENT_NOT_ALLOWED: z.object({ segment: z.catch(z.enum(productSegments), 'CORPORATE') }),
  COUPON_NOT_YET: z.object({ from: day }),
  COUPON_EXPIRED: z.object({ until: day }),
  COUPON_LIMIT_REACHED: z.object({ limit: z.catch(z.number(), 1) }),
  COUPON_BELOW_MINIMUM: z.object({ minimum: amount, missing: amount }),
  POINTS_EXCEED: z.object({ active: z.catch(z.number(), 0) }),
  GOLD_NOT_HELD: z.object({ date: day, missing: z.catch(weight, milligram(0)) }),
};

/** The problem that a failure names, whole; undefined for a code that this version doesn't know. */
export function knownProblem(code: string | undefined, params: object = {}): Problem | undefined {
  if (code === undefined || !isProblemCode(code)) return undefined;
  const carried = Object.hasOwn(particulars, code) ? particulars[code as Carrying].parse(params) : {};
  return { ...carried, code } as Problem;
}
