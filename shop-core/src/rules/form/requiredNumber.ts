import type { ValueProblem } from '../fieldProblem.ts';
import { type NumberBounds, numberProblem } from './numberProblem.ts';

/**
 * Why a number that must be given is refused, or undefined. It is whole, in units of its last decimal; null when
 * nothing was typed, NaN when that was no number, infinite when it was too large to be exact.
 */
export function requiredNumber(value: number | null | undefined, bounds: NumberBounds): ValueProblem | undefined {
  return value === null || value === undefined ? { code: 'REQUIRED' } : numberProblem(value, bounds);
}
