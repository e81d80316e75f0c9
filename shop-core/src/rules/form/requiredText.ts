import type { ValueProblem } from '../fieldProblem.ts';
import { isBlank } from '../text/isBlank.ts';
import { optionalText } from './optionalText.ts';

/** Why a text that must be given is refused, or undefined. */
export function requiredText(value: string | null | undefined, maximum: number): ValueProblem | undefined {
  return isBlank(value) ? { code: 'REQUIRED' } : optionalText(value, maximum);
}
