declare const rupiahBrand: unique symbol;

/** Whole Indonesian rupiah. The brand keeps unpriced numbers out of sums; make one with {@link rupiah}. */
export type Rupiah = number & { readonly [rupiahBrand]: true };

/**
 * Makes an amount of money from a whole number.
 * @throws RangeError when the number is not a safe integer: a fraction of a rupiah is a programming error.
 */
export function rupiah(amount: number): Rupiah {
  if (!isRupiah(amount)) throw new RangeError(`not whole rupiah: ${amount}`);
  return amount;
}

/** Whether a number can be an amount of money: a whole number that is exact in JavaScript. */
export function isRupiah(amount: number): amount is Rupiah {
  return Number.isSafeInteger(amount);
}
