/** How many points the customer lacks to redeem so many (S2.102); a debt counts as none. */
export function missingPoints(points: number, active: number): number {
  return Math.max(0, points - Math.max(0, active));
}
