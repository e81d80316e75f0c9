import type { Milligram } from '../money/milligram.ts';

const decimal = /* @__PURE__ */ new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 });

/** A weight in grams with a decimal comma: '0,5 gram', '1.000 gram'. */
export function formatWeight(weight: Milligram): string {
  return `${decimal.format(weight / 1000)} gram`;
}
