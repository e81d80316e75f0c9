import type { Address } from '../address/address.ts';
import { isDestinationComplete } from '../address/isDestinationComplete.ts';
import { sapMinimumValue } from '../constants.ts';
import { type Rupiah, rupiah } from '../money/rupiah.ts';
import type { ProblemOf } from '../problem.ts';
import { addressMode } from './addressMode.ts';

type QuoteProblem = ProblemOf<'SHIPPING_METHOD_REQUIRED' | 'SHIPPING_MINIMUM' | 'DESTINATION_INCOMPLETE'>;

/** A press on CEK ONGKIR: by whom, what it is worth, and where to. */
export interface QuoteAttempt {
  /** The courier's code: 'jnt', 'sap', 'rpx' or another. */
  readonly courier: string | null;
  readonly itemValue: Rupiah;
  readonly destination: Address | null;
}

/**
 * Why the cost of shipping cannot be asked, or undefined: SHIPPING_METHOD_REQUIRED (S5.50), SHIPPING_MINIMUM for sap,
 * which wants strictly more than Rp 500.000 (S5.51), DESTINATION_INCOMPLETE (S5.52).
 */
export function whyNotQuote({ courier, itemValue, destination }: QuoteAttempt): QuoteProblem | undefined {
  if (!courier) return { code: 'SHIPPING_METHOD_REQUIRED' };
  if (courier.toLowerCase() === 'sap' && itemValue <= sapMinimumValue) {
    return { code: 'SHIPPING_MINIMUM', above: rupiah(sapMinimumValue) };
  }
  if (!isDestinationComplete(destination, addressMode(courier))) return { code: 'DESTINATION_INCOMPLETE' };
  return undefined;
}
