import { highestRate } from '../constants.ts';
import type { FieldProblem, ValueProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { requiredText } from '../form/requiredText.ts';

/** A review as the form holds it; null where nothing is filled in. */
export interface ReviewForm {
  readonly title: string | null;
  readonly comment: string | null;
  /** Stars, 1 to 5; null while none is chosen. */
  readonly rate: number | null;
}

/** The fields of the review form. */
export type ReviewField = keyof ReviewForm;

/**
 * What is wrong with a review: title, comment and rate are required (S5.34). Gives REQUIRED, CHOICE_INVALID when the
 * rate is not 1 to 5 stars (S5.35), TOO_LONG (title 100, comment 2,000 characters) and INVALID.
 */
export function reviewProblems({ title, comment, rate }: ReviewForm): FieldProblem<ReviewField>[] {
  return fieldProblems<ReviewField>({
    title: requiredText(title, 100),
    comment: requiredText(comment, 2_000),
    rate: rateProblem(rate),
  });
}

function rateProblem(rate: number | null): ValueProblem | undefined {
  if (rate === null) return { code: 'REQUIRED' };
  return Number.isInteger(rate) && rate >= 1 && rate <= highestRate ? undefined : { code: 'CHOICE_INVALID' };
}
