import type { Milligram } from '../money/milligram.ts';

// Made with the first weight, as in formatCount.
let decimal: Intl.NumberFormat | undefined;

/** A weight in grams with a decimal comma: '0,5 gram', '1.000 gram'. */
export function formatWeight(weight: Milligram): string {
  decimal ??= new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 });
  return `${decimal.format(weight / 1000)} gram`;
}
