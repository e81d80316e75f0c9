import { readNumber } from './readNumber.ts';

/**
 * A typed number in units of its last decimal, so that it stays whole: '1,5' with 3 decimals is 1500, as is '1.5' (S5.67), and
 * '1.000,5' is 1000500. Null when nothing was typed, NaN when it is no number of at most so many decimals, infinite when it is too
 * large to be exact.
 */
export function parseDecimal(text: string, decimals: number): number | null {
  return readNumber(text, decimals, 'decimals');
}
