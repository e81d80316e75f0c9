import type { Milligram } from '../money/milligram.ts';

declare const fineGoldBrand: unique symbol;

/**
 * Pure gold in whole ten-thousandths of a milligram, which a weight in milligrams times a purity in hundredths of a
 * percent always is: nothing is rounded. Divide by 10^7 for grams. Make it with {@link fineGold}.
 */
export type FineGold = number & { readonly [fineGoldBrand]: true };

/**
 * The pure gold in a weight of this purity, in hundredths of a percent.
 * @throws RangeError when that is not whole, or more than can be counted exactly (900 tonnes)
 */
export function fineGold(weight: Milligram, purity: number): FineGold {
  return exactFineGold(weight * purity);
}

/**
 * Takes a number for fine gold.
 * @throws RangeError when it is not whole or not exact
 */
export function exactFineGold(amount: number): FineGold {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole ten-thousandths of a milligram: ${amount}`);
  return amount as FineGold;
}
