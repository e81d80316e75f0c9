import type { FieldProblem } from 'shop-core/rules';
import { list, wire } from 'shop-core/wire';
import * as z from 'zod/mini';

/**
 * The body of every answer that is not a success: `message[0]` is what a person reads, `code` names the reason, `params`
 * its numbers or which fields were refused and why, `errors` one sentence a field (S8.3, S8.4).
 */
export const failure = wire({
  message: ['message', list(z.string())],
  code: ['code', z.optional(z.string())],
  params: ['params', z.optional(z.record(z.string(), z.unknown()))],
  errors: ['errors', z.optional(z.record(z.string(), z.string()))],
  requestId: ['requestId', z.optional(z.string())],
});

export type Failure = z.output<typeof failure>;

/** Which fields a refused form was refused for, and why, beside their sentences in `errors`. */
export function refusedFields({ fields }: Failure['params'] = {}): readonly FieldProblem[] {
  return z.safeParse(fieldProblems, fields).data ?? [];
}

// The server and this console are of one version: of a problem only that it is one is looked at.
const fieldProblems = z.array(z.custom<FieldProblem>(isFieldProblem));

function isFieldProblem(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'field' in value && 'code' in value;
}
