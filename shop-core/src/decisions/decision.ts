import type { FieldProblem } from '../rules/fieldProblem.ts';
import type { Problem } from '../rules/problem.ts';

/** Why a verb of the shop does nothing. */
export interface Refusal {
  readonly refused: Problem;
  /** Where it is not the usual status of the problem: what only somebody's doing changes, or was fine before, is a conflict. */
  readonly status?: number;
}

/** What a verb of the shop comes to: nothing, for a reason; or what is to be saved and what is answered then. */
export type Decision<Writes, Reply> = Refusal | { readonly writes: Writes; readonly reply: Reply };

/** A form with problems is refused, with a sentence a field. */
export function refusedFields(fields: readonly FieldProblem[]): Refusal | undefined {
  return fields.length > 0 ? { refused: { code: 'FORM_INVALID', fields } } : undefined;
}
