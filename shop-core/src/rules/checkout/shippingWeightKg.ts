import { minimumShippingKg } from '../constants.ts';
import type { Milligram } from '../money/milligram.ts';

const milligramsInKg = 1_000_000;

/** What a weight needs of a line. */
export interface LineToWeigh {
  /** Of one piece. */
  readonly weight: Milligram;
  readonly quantity: number;
}

/** What a parcel weighs for a courier: whole kg, rounded up, at least 1 (S9.12). Weights are in milligrams. */
export function shippingWeightKg(lines: Iterable<LineToWeigh>): number {
  let weight = 0;
  for (const line of lines) weight += line.weight * line.quantity;
  return Math.max(minimumShippingKg, Math.ceil(weight / milligramsInKg));
}
