import type { FieldProblem, ValueProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { isBlank } from '../text/isBlank.ts';
import { normalisedCode } from './normalisedCode.ts';

/** The coupon dialog; null when nothing was typed. */
export interface CouponForm {
  readonly code: string | null;
}

/**
 * What is wrong with the coupon dialog (S5.39): REQUIRED, or INVALID when the text cannot be a code. Whether there is
 * such a coupon only the server knows.
 */
export function couponProblems({ code }: CouponForm): FieldProblem<'code'>[] {
  return fieldProblems<'code'>({ code: codeProblem(code ?? '') });
}

function codeProblem(code: string): ValueProblem | undefined {
  if (isBlank(code)) return { code: 'REQUIRED' };
  return normalisedCode(code) === undefined ? { code: 'INVALID' } : undefined;
}
