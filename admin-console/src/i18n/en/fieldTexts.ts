import type { FieldProblemCode } from 'shop-core/rules';

/** What stands under a refused field, in English. What the specification words stays as it says (S5.1). */
export const fieldTexts = {
  REQUIRED: 'Required',
  PHONE_INVALID: 'A telephone number has 8 to 15 digits, with + in front if wanted.',
  DIGITS_WRONG: 'Digits only: %{digits} of them.',
  DATE_INVALID: 'There is no such date. Write day/month/year, the year with 4 digits.',
  MOMENT_INVALID: 'Write day and time, for example 17/05/2026 09:30.',
  DATE_TOO_EARLY: 'Not before %{earliest}.',
  DATE_TOO_LATE: 'Not after %{latest}.',
  BEFORE_BEGIN: 'Not before it begins.',
  BEFORE_INSTRUCTION: 'Not before the instruction.',
  BEFORE_PRELIMINARY: 'Not before the preliminary report.',
  ABOVE_SUM_INSURED: 'Must be below the sum insured.',
  NUMBER_INVALID: 'A number with at most %{decimals} decimals.',
  NUMBER_TOO_LARGE: 'At most %{maximum}.',
  DATE_IN_FUTURE: 'The date must not be after today.',
  TOO_SHORT: 'At least %{minimum} characters.',
  TOO_LONG: 'At most %{maximum} characters.',
  EDGE_SPACE: 'No space at the beginning or the end.',
  CURRENT_PASSWORD_WRONG: 'This is not your current password.',
  CONFIRMATION_DIFFERS: 'The two passwords differ.',
  TOO_COMMON: 'This password is too easy to guess.',
  EMAIL_TAKEN: 'This email is already used.',
  TAKEN: 'Already used.',
  IMO_INVALID: 'No IMO number: its check digit does not fit.',
  NIK_TAKEN: 'This staff number is already used.',
  CHOICE_INVALID: 'This is no longer available.',
  PICTURE_INVALID: 'Use a JPEG, PNG or WebP photo of at most 2 MB.',
  INVALID: 'This is not valid.',
  NUMBER_NOT_WHOLE: 'A whole number.',
  NUMBER_TOO_SMALL: 'Must be more than 0.',
  NUMBER_BELOW_ZERO: 'Must not be less than 0.',
  NUMBER_BELOW_MINIMUM: 'At least %{minimum}.',
} satisfies Partial<
  Record<FieldProblemCode | 'NUMBER_NOT_WHOLE' | 'NUMBER_BELOW_ZERO' | 'NUMBER_BELOW_MINIMUM', string>
>;
