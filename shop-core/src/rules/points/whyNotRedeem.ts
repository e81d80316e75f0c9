import type { ProblemOf } from '../problem.ts';

/**
 * Why so many points cannot be redeemed, or undefined: not a whole number from 1, or more than the customer has
 * (S5.38). With a balance of 0 or below none can.
 */
export function whyNotRedeem(
  points: number,
  active: number,
): ProblemOf<'POINTS_INVALID' | 'POINTS_EXCEED'> | undefined {
  if (!Number.isSafeInteger(points) || points < 1) return { code: 'POINTS_INVALID' };
  return points > active ? { code: 'POINTS_EXCEED', active: Math.max(0, active) } : undefined;
}
