import { type FieldValues, get, set } from 'react-hook-form';
import type { FieldProblem, FieldProblemCode } from '../../rules/fieldProblem.ts';
import { copyOf } from './copyOf.ts';

type Rule<Values> = (values: Values) => readonly FieldProblem[];

const missing: ReadonlySet<FieldProblemCode> = new Set<FieldProblemCode>(['REQUIRED', 'COMPANY_REQUIRED']);

/**
 * Whether a field must be filled in, as the form stands: the rule is asked what it had against the field if it were empty.
 * So what is marked as required is what is refused, also where that depends on another field.
 */
export function isRequiredField<Values extends FieldValues>(
  problems: Rule<Values>,
  values: Values,
  name: string,
): boolean {
  return emptied(get(values, name)).some((empty) => {
    const without = copyOf(values);
    set(without, name, empty);
    return ask(problems, without).some(({ field, code }) => field === name && missing.has(code));
  });
}

/** What an empty field may hold. A date or a choice is a text as well, and null when there is none. */
function emptied(value: unknown): (string | boolean | null)[] {
  if (typeof value === 'boolean') return [false];
  return typeof value === 'string' ? ['', null] : [null];
}

/** A rule that knows no null there reads a plain text, and was asked about '' before. */
function ask<Values>(problems: Rule<Values>, values: Values): readonly FieldProblem[] {
  try {
    return problems(values);
  } catch {
    return [];
  }
}
