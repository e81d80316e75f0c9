import type { OrderFigures } from 'shop-core/contract';
import type { FieldProblem, Problem } from 'shop-core/rules';

/** A refusal on its way to the error handler: the shop's answer, not a fault. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    /** Fresh figures to accept, when the claimed ones were stale. */
    readonly figures?: OrderFigures,
  ) {
    super(problem.code);
  }
}

/** Ends the handling of an ask with the reason why not. */
export function refuse(problem: Problem, figures?: OrderFigures): never {
  throw new Refusal(problem, figures);
}

/** Refuses a form when it has problems: 422 with one sentence a field. */
export function refuseFields(fields: readonly FieldProblem[]): void {
  if (fields.length > 0) refuse({ code: 'FORM_INVALID', fields });
}
