import type { ValueProblem } from 'shop-core/rules';

/**
 * Why a text is no IMO number: seven digits, the last of which is that of the sum of the first six times 7 to 2. It finds most
 * slips of the pen, not all: the name of the ship must be looked at too.
 */
export function imoProblem(imo: string): ValueProblem<'IMO_INVALID'> | undefined {
  if (!/^\d{7}$/.test(imo)) return { code: 'IMO_INVALID' };
  const sum = [...imo.slice(0, 6)].reduce((total, digit, at) => total + Number(digit) * (7 - at), 0);
  return sum % 10 === Number(imo[6]) ? undefined : { code: 'IMO_INVALID' };
}
