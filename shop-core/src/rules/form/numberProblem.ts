import type { ValueProblem } from '../fieldProblem.ts';

export interface NumberBounds {
  /** How many decimals the number counts: 3 when it is grams in whole milligrams. */
  readonly decimals: number;
  /** The greatest one, in whole units: grams. */
  readonly maximum: number;
  /** The least one, in whole units, where it is another than more than 0. */
  readonly minimum?: number;
  /** Whether 0 will do. */
  readonly isZeroFine?: boolean;
}

/** Why a number that was given is refused, or undefined: the problem names the bound. */
export function numberProblem(value: number, bounds: NumberBounds): ValueProblem | undefined {
  const { decimals, maximum, minimum, isZeroFine = false } = bounds;
  const unit = 10 ** decimals;
  if (value > maximum * unit && (!Number.isFinite(value) || Number.isInteger(value))) {
    return { code: 'NUMBER_TOO_LARGE', maximum };
  }
  if (!Number.isInteger(value) && value !== Number.NEGATIVE_INFINITY) return { code: 'NUMBER_INVALID', decimals };
  if (minimum !== undefined) {
    return value < minimum * unit ? { code: 'NUMBER_TOO_SMALL', isZeroFine: minimum <= 0, minimum } : undefined;
  }
  return value < 0 || (value === 0 && !isZeroFine) ? { code: 'NUMBER_TOO_SMALL', isZeroFine } : undefined;
}
