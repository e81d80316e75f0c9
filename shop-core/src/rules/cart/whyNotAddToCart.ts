import { isSegmentAllowed } from '../catalogue/isSegmentAllowed.ts';
import type { Store } from '../catalogue/store.ts';
import { type CustomerType, type ProductSegment, variableProductCode } from '../constants.ts';
import type { Problem } from '../problem.ts';
import { whyNotQuantity } from './whyNotQuantity.ts';

/** A press on Beli: who presses, where, for what, and how many there are. */
export interface AddToCartAttempt {
  /** 'list' is any card: a list, the home carousel, a related product. */
  readonly place: 'list' | 'detail';
  readonly isLoggedIn: boolean;
  readonly customerType?: CustomerType | null | undefined;
  readonly product: { readonly typeCode: string; readonly segment: ProductSegment };
  readonly isVariationChosen: boolean;
  readonly store: Store;
  readonly quantity: number;
  /** Stock of the product or, of a variable product, of the chosen variation. */
  readonly stock: number;
  /** How many of it the cart holds already; the sum may not exceed the stock. */
  readonly inCart?: number | undefined;
}

/**
 * Why a product cannot be put in the cart, or undefined. In this order: LOGIN_REQUIRED (S5.25), SEGMENT_NOT_ALLOWED,
 * VARIATION_REQUIRED_ON_DETAIL on a card (S5.28) or VARIATION_REQUIRED on the product's page (S5.29), STORE_CLOSED
 * (S4.9, S4.10), QUANTITY_INVALID below 1 (S5.33), OUT_OF_STOCK above the stock (S5.30).
 */
export function whyNotAddToCart(attempt: AddToCartAttempt): Problem | undefined {
  const { place, product, store, quantity, stock, inCart = 0 } = attempt;
  if (!attempt.isLoggedIn) return { code: 'LOGIN_REQUIRED' };
  if (!isSegmentAllowed(product.segment, attempt.customerType)) return { code: 'SEGMENT_NOT_ALLOWED' };
  if (product.typeCode === variableProductCode) {
    // A card has no variation chooser, so there it never helps that one was chosen.
    if (place === 'list') return { code: 'VARIATION_REQUIRED_ON_DETAIL' };
    if (!attempt.isVariationChosen) return { code: 'VARIATION_REQUIRED' };
  }
  if (store.status === 'CLOSE') return { code: 'STORE_CLOSED', notice: store.notice };
  return whyNotQuantity(quantity, stock - inCart);
}
