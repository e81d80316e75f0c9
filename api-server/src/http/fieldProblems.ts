import type { FieldProblem, ValueProblem } from 'shop-core/rules';
import type * as z from 'zod/mini';

/** What the contract's schemas found wrong in an ask, as problems of its fields. The paths are already the wire's. */
export function fieldProblems(error: z.core.$ZodError): FieldProblem[] {
  return error.issues.map((issue) => {
    // The first part of the path is params, query or body: no field of the form.
    const field = issue.path.slice(1).join('.') || 'message';
    return { ...problemOf(issue), field };
  });
}

/** A bound of a schema is named, as the rules name theirs. */
function problemOf(issue: z.core.$ZodIssue): ValueProblem {
  switch (issue.code) {
    case 'too_big':
      return { code: issue.origin === 'string' ? 'TOO_LONG' : 'NUMBER_TOO_LARGE', maximum: Number(issue.maximum) };
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_type':
      if (issue.input === undefined) return { code: 'REQUIRED' };
      return issue.expected === 'int' && typeof issue.input === 'number'
        ? { code: 'NUMBER_INVALID', decimals: 0 }
        : { code: 'INVALID' };
    case 'custom':
      return typeof issue.params?.decimals === 'number'
        ? { code: 'NUMBER_INVALID', decimals: issue.params.decimals }
        : { code: 'INVALID' };
    default:
      return { code: 'INVALID' };
  }
}

function tooSmall({ origin, minimum, inclusive = true }: z.core.$ZodIssueTooSmall): ValueProblem {
  const least = Number(minimum);
  if (origin === 'string') return least === 1 ? { code: 'REQUIRED' } : { code: 'TOO_SHORT', minimum: least };
  const isZeroFine = least < 0 || (least === 0 && inclusive);
  return { code: 'NUMBER_TOO_SMALL', isZeroFine, ...(least !== 0 && { minimum: least }) };
}
