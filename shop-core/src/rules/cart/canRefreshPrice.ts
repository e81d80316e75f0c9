import type { Rupiah } from '../money/rupiah.ts';

/** Whether an outdated line has a price of today to take (S4.17). One without is not sold any more: it can only go. */
export function canRefreshPrice(line: {
  readonly isOutdated: boolean;
  readonly price: Rupiah;
  readonly currentPrice: Rupiah | null;
}): boolean {
  return line.isOutdated && line.price !== line.currentPrice;
}
