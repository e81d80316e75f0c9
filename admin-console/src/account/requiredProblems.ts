import type { FieldProblem } from 'shop-core/rules';
import type { Values } from './useSending.ts';

/** REQUIRED for each of these fields that is empty. */
export const requiredProblems = (values: Values, fields: readonly string[]): FieldProblem[] =>
  fields.filter((field) => !values[field]?.trim()).map((field) => ({ field, code: 'REQUIRED' }));
