import { highestRate } from '../constants.ts';
import type { FieldProblem, ValueProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { requiredText } from '../form/requiredText.ts';

export interface ReviewForm {
  readonly title: string | null;
  readonly comment: string | null;
  /** Stars, 1 to 5; null while none is chosen. */
  readonly rate: number | null;
}

export type ReviewField = keyof ReviewForm;

/** What is wrong with a review: title, comment and rate are required (S5.34), the rate is 1 to 5 stars (S5.35). */
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
