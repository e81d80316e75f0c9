import type { PricedOrder } from '../checkout/pricedOrder.ts';

/** How many points of those there are an order can use: as many as bring what is paid to 0 (S4.34). */
export function usefulPoints(
  active: number,
  { payable, redeemUsed }: Pick<PricedOrder, 'payable' | 'redeemUsed'>,
): number {
  return Math.max(0, Math.min(active, payable + redeemUsed));
}
