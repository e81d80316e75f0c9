import { amountOf } from './amountOf.ts';
import { readNumber } from './readNumber.ts';

/**
 * A typed whole number as amounts are written: '1.500.000', 'Rp 1.500.000,-', '1,500,000.00' and '1500000' are all 1500000. Null when
 * nothing was typed, NaN when it is no whole number ('1.5' is none), infinite when it is too large to be exact.
 */
export function parseThousands(text: string): number | null {
  return readNumber(amountOf(text), 0, 'thousands');
}
