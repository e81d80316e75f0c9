import type { CalendarDate } from './dates/calendarDate.ts';

type Nothing = Record<never, never>;

/** Every reason a form field is refused, and what each carries besides its code. */
export interface FieldProblemDetails {
  REQUIRED: Nothing;
  EMAIL_INVALID: Nothing;
  PHONE_INVALID: Nothing;
  /** A number of so many digits, and nothing else. */
  DIGITS_WRONG: { readonly digits: readonly number[] };
  POSTAL_CODE_INVALID: Nothing;
  DATE_INVALID: Nothing;
  /** No day with a time of day. */
  MOMENT_INVALID: Nothing;
  DATE_IN_FUTURE: Nothing;
  DATE_TOO_EARLY: { readonly earliest: CalendarDate };
  DATE_TOO_LATE: { readonly latest: CalendarDate };
  /** It ends, is due or is answered before it begins or was asked for. */
  BEFORE_BEGIN: Nothing;
  BEFORE_INSTRUCTION: Nothing;
  BEFORE_PRELIMINARY: Nothing;
  ABOVE_SUM_INSURED: Nothing;
  /** Not a number, or one with more decimals than these. */
  NUMBER_INVALID: { readonly decimals: number };
  /** The minimum is named where it is another than 0 or more than 0. */
  NUMBER_TOO_SMALL: { readonly isZeroFine: boolean; readonly minimum?: number };
  NUMBER_TOO_LARGE: { readonly maximum: number };
  TOO_SHORT: { readonly minimum: number };
  TOO_LONG: { readonly maximum: number };
  EDGE_SPACE: Nothing;
  TOO_COMMON: Nothing;
  CONFIRMATION_DIFFERS: Nothing;
  CURRENT_PASSWORD_WRONG: Nothing;
  COMPANY_REQUIRED: Nothing;
  USERNAME_TAKEN: Nothing;
  EMAIL_TAKEN: Nothing;
  NIK_TAKEN: Nothing;
  /** Another record of the back office has it. */
  TAKEN: Nothing;
  /** The check digit of an IMO number does not fit. */
  IMO_INVALID: Nothing;
  POINTS_INVALID: Nothing;
  POINTS_EXCEED: { readonly active: number };
  /** The choice is not (or no longer) one of the options. */
  CHOICE_INVALID: Nothing;
  /** No picture of a kind that the shop takes, or one that can't be drawn. */
  PICTURE_INVALID: Nothing;
  /** The value holds characters that no text of the shop has, or is of the wrong kind. */
  INVALID: Nothing;
}

/** The code of a reason a field is refused for. */
export type FieldProblemCode = keyof FieldProblemDetails;

/** Why a value is refused, without the field it stands in. */
export type ValueProblem<C extends FieldProblemCode = FieldProblemCode> = {
  [K in C]: { readonly code: K } & FieldProblemDetails[K];
}[C];

/** Why one field of a form is refused. Fields inside a group are written with a dot: 'company.name'. */
export type FieldProblem<F extends string = string> = ValueProblem & { readonly field: F };
