import type { CustomerType, ProductSegment } from '../constants.ts';

/**
 * Whether a customer sees the badge 'Harga Corporate': a corporate customer on products of segment CORPORATE or ALL
 * (S2.90). No type is a visitor.
 */
export function hasCorporateOffer(segment: ProductSegment, customerType: CustomerType | null | undefined): boolean {
  return customerType === 'CORPORATE' && segment !== 'INDIVIDU';
}
