import type { Milligram } from '../money/milligram.ts';
import type { ZakatType } from './zakatEntry.ts';

/** The weight of an entry as it is sent and stored, in milligrams: negative for Jual (S5.68). */
export function signedWeight(type: ZakatType, weight: Milligram): number {
  return type === 'Jual' ? 0 - weight : weight;
}
