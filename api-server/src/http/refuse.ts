import type { OrderFigures } from 'shop-core/contract';
import type { FieldProblem, Problem } from 'shop-core/rules';

/** A refusal on its way to the error handler: the shop's answer, not a fault. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly more: RefusalDetails = {},
  ) {
    super(problem.code);
  }
}

export interface RefusalDetails {
  /** Fresh figures to accept, when the claimed ones were stale. */
  readonly figures?: OrderFigures | undefined;
  /** Where it is not the usual one of the problem. */
  readonly status?: number;
  /** When to ask again, where the problem does not say it so. */
  readonly retryAfterSeconds?: number;
}

/** Ends the handling of an ask with the reason why not. */
export function refuse(problem: Problem, figures?: OrderFigures): never {
  throw new Refusal(problem, { figures });
}

/**
 * Ends the handling of an ask that would have been fine before: what a preview calls a wrong field has changed meanwhile by
 * the time the order is placed.
 */
export function refuseAsConflict(problem: Problem): never {
  throw new Refusal(problem, { status: 409 });
}

/** Refuses a form when it has problems: 422 with one sentence a field. */
export function refuseFields(fields: readonly FieldProblem[]): void {
  if (fields.length > 0) refuse({ code: 'FORM_INVALID', fields });
}
