import type { CustomerType, ProductSegment } from '../constants.ts';

/**
 * Whether a customer may buy a product of this segment. CORPORATE is for corporate customers alone; INDIVIDU, what a
 * product is unless it says otherwise, and ALL are for everybody.
 */
export function isSegmentAllowed(segment: ProductSegment, customerType: CustomerType | null | undefined): boolean {
  return segment !== 'CORPORATE' || customerType === 'CORPORATE';
}
