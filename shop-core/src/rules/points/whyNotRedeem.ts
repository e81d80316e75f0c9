import type { ProblemOf } from '../problem.ts';

/**
 * Why so many points cannot be redeemed, or undefined: POINTS_INVALID when it is not a whole number from 1,
 * POINTS_EXCEED when the customer has fewer (S5.38). With a balance of 0 or below none can.
 */
export function whyNotRedeem(
  points: number,
  active: number,
): ProblemOf<'POINTS_INVALID' | 'POINTS_EXCEED'> | undefined {
  if (!Number.isSafeInteger(points) || points < 1) return { code: 'POINTS_INVALID' };
  return points > active ? { code: 'POINTS_EXCEED', active: Math.max(0, active) } : undefined;
}
