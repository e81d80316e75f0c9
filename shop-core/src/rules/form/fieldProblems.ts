import type { FieldProblem, ValueProblem } from '../fieldProblem.ts';

/** What is wrong with a form: the refused ones among its fields, in the order they are written. */
export function fieldProblems<F extends string>(
  fields: { readonly [K in F]?: ValueProblem | undefined },
): FieldProblem<F>[] {
  const problems: FieldProblem<F>[] = [];
  for (const field in fields) {
    const problem = fields[field];
    if (problem) problems.push({ ...problem, field });
  }
  return problems;
}
