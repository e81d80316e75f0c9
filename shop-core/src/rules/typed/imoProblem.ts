import type { ValueProblem } from '../fieldProblem.ts';

/**
 * Why seven digits are no IMO number: the last is that of the sum of the first six times 7 to 2. It finds most slips of the pen,
 * not all: the name of the ship must be looked at too.
 */
export function imoProblem(imo: string): ValueProblem<'IMO_INVALID'> | undefined {
  const sum = [...imo.slice(0, 6)].reduce((total, digit, at) => total + Number(digit) * (7 - at), 0);
  return sum % 10 === Number(imo[6]) ? undefined : { code: 'IMO_INVALID' };
}
