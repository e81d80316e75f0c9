/** The nearest whole number to a quotient, exactly; a half goes away from zero. The divisor is above 0. */
export function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor : divisor;
  // Division of big integers drops what is behind the point, towards zero.
  return (2n * dividend + half) / (2n * divisor);
}
