import type { CustomerType, ProductSegment } from '../constants.ts';

/** Whether a customer sees the badge 'Harga Corporate' on a product (S2.90). No type is a visitor. */
export function hasCorporateOffer(segment: ProductSegment, customerType: CustomerType | null | undefined): boolean {
  return customerType === 'CORPORATE' && segment !== 'INDIVIDU';
}
