import { fieldErrors } from '../../messages/fieldErrors.ts';
import type { FieldProblem } from '../../rules/fieldProblem.ts';
import { refuse } from '../server/refuse.ts';

/** Refuses a form when it has problems, one sentence a field. */
export function refuseFields(fields: readonly FieldProblem[]): void {
  if (fields.length > 0) refuse({ code: 'FORM_INVALID', fields }, { fields: fieldErrors(fields) });
}
