import type { ProblemOf } from '../problem.ts';

/**
 * Why this many cannot be had, or undefined: QUANTITY_INVALID when it is not a whole number from 1, OUT_OF_STOCK when
 * there are fewer (S5.30).
 */
export function whyNotQuantity(
  quantity: number,
  available: number,
): ProblemOf<'QUANTITY_INVALID' | 'OUT_OF_STOCK'> | undefined {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return { code: 'QUANTITY_INVALID' };
  if (quantity > available) return { code: 'OUT_OF_STOCK', available: Math.max(0, available) };
  return undefined;
}
