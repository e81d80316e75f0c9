import type { FieldProblem } from '../rules/fieldProblem.ts';
import type { FieldMessageCatalogue } from './catalogue.ts';
import { fieldMessageFor } from './fieldMessageFor.ts';
import { idFieldMessages } from './idFieldMessages.ts';

/** A sentence a field, as forms and the `errors` of a failure show them (S8.3). The first problem of a field wins. */
export function fieldErrors(
  problems: readonly FieldProblem[],
  catalogue: FieldMessageCatalogue = idFieldMessages,
): Record<string, string> {
  const errors = new Map<string, string>();
  for (const problem of problems) {
    if (!errors.has(problem.field)) errors.set(problem.field, fieldMessageFor(problem, catalogue));
  }
  return Object.fromEntries(errors);
}
