declare const milligramBrand: unique symbol;

/** A weight in whole milligrams, so that half a gram is exact. Make one with {@link milligram}. */
export type Milligram = number & { readonly [milligramBrand]: true };

/**
 * Makes a weight from a whole number of milligrams.
 * @throws RangeError when it is negative or not a safe integer.
 */
export function milligram(weight: number): Milligram {
  if (!isMilligram(weight)) throw new RangeError(`not whole milligrams: ${weight}`);
  return weight;
}

/** Whether a number can be a weight: whole, exact and not negative. */
export function isMilligram(weight: number): weight is Milligram {
  return Number.isSafeInteger(weight) && weight >= 0;
}
