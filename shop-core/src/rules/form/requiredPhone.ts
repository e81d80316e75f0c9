import type { ValueProblem } from '../fieldProblem.ts';
import { isPhoneNumber } from '../text/isPhoneNumber.ts';

/** Why a telephone number that must be given is refused, or undefined. */
export function requiredPhone(
  value: string | null | undefined,
): ValueProblem<'REQUIRED' | 'PHONE_INVALID'> | undefined {
  const phone = (value ?? '').trim();
  if (phone === '') return { code: 'REQUIRED' };
  return isPhoneNumber(phone) ? undefined : { code: 'PHONE_INVALID' };
}
