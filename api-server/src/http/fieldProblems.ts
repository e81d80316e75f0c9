import type { FieldProblem } from 'shop-core/rules';
import type * as z from 'zod/mini';

/** What the contract's schemas found wrong in an ask, as problems of its fields. The paths are already the wire's. */
export function fieldProblems(error: z.core.$ZodError): FieldProblem[] {
  return error.issues.map((issue) => {
    // The first part of the path is params, query or body: no field of the form.
    const field = issue.path.slice(1).join('.') || 'message';
    if (issue.code === 'too_big' && issue.origin === 'string') {
      return { field, code: 'TOO_LONG', maximum: Number(issue.maximum) };
    }
    if (issue.code === 'invalid_type' && issue.input === undefined) return { field, code: 'REQUIRED' };
    return { field, code: 'INVALID' };
  });
}
