import type { NumberKind } from './typedBounds.ts';

/** Whether a dot before three digits stands between thousands: in amounts and counts, not in what is measured (S5.66, S5.67). */
export function isGroupedKind({ unit, decimals }: NumberKind): boolean {
  return unit === 'rupiah' || unit === 'money' || decimals === 0;
}
