import { and, eq, inArray, sql } from 'drizzle-orm';
import { isSegmentAllowed, type ProductSegment, productSegments, type Rupiah, rupiah } from 'shop-core/rules';
import { productPrices, products } from '../db/tables/catalogue.ts';
import type { Customer } from './desk.ts';

/** What of a customer, or a visitor, decides which products are there and what they cost. */
export interface Shopper {
  /** Null for a visitor, who has no price of his own. */
  readonly levelId: number | null;
  readonly segments: readonly ProductSegment[];
}

export function shopperOf(customer: Customer | undefined): Shopper {
  return {
    levelId: customer?.levelId ?? null,
    segments: productSegments.filter((segment) => isSegmentAllowed(segment, customer?.type)),
  };
}

/** Whether products that are for companies alone are there for a shopper. */
export function isCorporate({ segments }: Shopper): boolean {
  return segments.includes('CORPORATE');
}

/** The products that are there for a shopper: what he can't buy he does not see either. */
export function offeredTo({ segments }: Shopper) {
  return and(products.isActive, inArray(products.segment, segments));
}

/** Joins the price of the shopper's level (the placeholder `levelId`) to a product. */
export function priceOf({ levelId }: Shopper) {
  if (levelId === null) return sql`false`;
  return and(eq(productPrices.productId, products.id), eq(productPrices.levelId, sql.placeholder('levelId')));
}

interface Prices {
  readonly regularPrice: number;
  /** Null when the level has no price of its own. */
  readonly levelPrice: number | null;
}

/** The price that belongs to a customer (S6.14); null for a visitor. */
export function personalPrice({ regularPrice, levelPrice }: Prices, { levelId }: Shopper): Rupiah | null {
  return levelId === null ? null : rupiah(levelPrice ?? regularPrice);
}
