import type { ValueProblem } from '../fieldProblem.ts';
import { isBlank } from '../text/isBlank.ts';
import { isPhoneNumber } from '../text/isPhoneNumber.ts';

/** Why a telephone number that must be given is refused, or undefined. */
export function requiredPhone(
  value: string | null | undefined,
): ValueProblem<'REQUIRED' | 'PHONE_INVALID'> | undefined {
  if (value === null || value === undefined || isBlank(value)) return { code: 'REQUIRED' };
  return isPhoneNumber(value.trim()) ? undefined : { code: 'PHONE_INVALID' };
}
