import type { ValueProblem } from '../fieldProblem.ts';

export interface NumberBounds {
  /** How many decimals the number counts: 3 when it is grams in whole milligrams. */
  readonly decimals: number;
  /** The greatest one, in whole units: grams. */
  readonly maximum: number;
  /** Whether 0 will do. */
  readonly isZeroFine?: boolean;
}

/**
 * Why a number that must be given is refused, or undefined. It is whole, in units of its last decimal; null when
 * nothing was typed, NaN when that was no number.
 */
export function requiredNumber(
  value: number | null | undefined,
  { decimals, maximum, isZeroFine = false }: NumberBounds,
): ValueProblem | undefined {
  if (value === null || value === undefined) return { code: 'REQUIRED' };
  if (!Number.isSafeInteger(value)) return { code: 'NUMBER_INVALID', decimals };
  if (value < 0 || (value === 0 && !isZeroFine)) return { code: 'NUMBER_TOO_SMALL', isZeroFine };
  return value > maximum * 10 ** decimals ? { code: 'NUMBER_TOO_LARGE', maximum } : undefined;
}
