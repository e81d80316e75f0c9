import type { ValueProblem } from '../fieldProblem.ts';
import { hasControlCharacter } from '../text/hasControlCharacter.ts';

/** Why a text that may be left out is refused, or undefined. */
export function optionalText(value: string | null | undefined, maximum: number): ValueProblem | undefined {
  if (value === null || value === undefined) return undefined;
  if (value.length > maximum) return { code: 'TOO_LONG', maximum };
  return hasControlCharacter(value) ? { code: 'INVALID' } : undefined;
}
